/** `/lab.css`: a file of its own, so that the pages allow no inline style. */
export const LAB_STYLE = `body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1a1f36; background: #f6f8fa; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
a { color: #0a4fbd; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
.note { color: #4f566b; }
form { margin: .75rem 0; }
label { display: block; margin: .75rem 0; }
input:not([type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; border: 1px solid #697386; border-radius: .4rem; background: #fff; color: inherit; }
textarea { font-family: ui-monospace, monospace; font-size: .9rem; }
button { padding: .6rem 1.2rem; font: inherit; border: 1px solid #1a1f36; border-radius: .4rem; background: #fff; color: inherit; cursor: pointer; }
summary { padding: .5rem 0; cursor: pointer; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: .4rem .6rem; border: 1px solid #c8ced8; text-align: left; vertical-align: top; }
.noted { padding-left: 1.5rem; white-space: pre-wrap; }
[role=alert] { padding: .6rem 1rem; border-left: .3rem solid #b3093c; background: #fff; color: #8c0730; }
`;
