import { COMMON_STYLE, SLATE_STYLE } from '../page/page-style.ts';

/** `/lab.css`: a file of its own, so that the pages allow no inline style. */
export const LAB_STYLE = `${COMMON_STYLE}${SLATE_STYLE}main { max-width: 48rem; padding: 1.5rem 1rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
.note { font-size: 1rem; }
form { margin: .75rem 0; }
label { display: block; margin: .75rem 0; }
input:not([type=checkbox]), select, textarea { display: block; box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; border: 1px solid var(--edge); border-radius: .4rem; background: #fff; color: inherit; }
textarea { font-family: ui-monospace, monospace; font-size: .9rem; }
summary { padding: .5rem 0; cursor: pointer; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: .4rem .6rem; border: 1px solid #c8ced8; text-align: left; vertical-align: top; }
.noted { padding-left: 1.5rem; white-space: pre-wrap; }
`;
