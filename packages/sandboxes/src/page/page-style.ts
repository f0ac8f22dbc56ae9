/** What the pages of all sandboxes have; one that looks otherwise says so in a style of its own after it. */
export const COMMON_STYLE = `:root { --ink: #1d1b2e; --faint: #55526b; --edge: #6b6880; --paper: #fff; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
.choice { display: flex; gap: .5rem; align-items: baseline; margin: .4rem 0; }
input:not([type=radio], [type=checkbox]) { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit; border: 1px solid var(--edge); border-radius: .4rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button, .button { padding: .6rem 1.2rem; font: inherit; border: 1px solid var(--ink); border-radius: .4rem; background: #fff; color: var(--ink); cursor: pointer; }
[role=alert] { padding: .6rem 1rem; border-left: .3rem solid #b3093c; background: #fdf1f4; color: #8c0730; }
.note { color: var(--faint); font-size: .9rem; }
`;

/** Slate on grey, in the place of ink on white. */
export const SLATE_STYLE = `:root { --ink: #1a1f36; --faint: #4f566b; --edge: #697386; --paper: #f6f8fa; }
a { color: #0a4fbd; }
[role=alert] { background: #fff; }
`;
