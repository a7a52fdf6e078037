/** The hosted page's look: one column, large targets, light and dark. */
export const hostedStyle = `
:root{color-scheme:light dark;--ink:light-dark(#1f2440,#ece7db);--ground:light-dark(#f3efe6,#10121f);
--sheet:light-dark(#fff,#1a1e33);--line:light-dark(#8a8496,#777d99);--strong:light-dark(#27348b,#aab6ff);
--on:light-dark(#fff,#14172a);--bad:light-dark(#a3262a,#ff9d94)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:27rem;margin:0 auto;padding:1.5rem 1.25rem;background:var(--sheet);min-height:100vh}
@media(min-width:30rem){main{min-height:0;margin:2rem auto;border-radius:1rem}}
header{text-align:center;border-bottom:1px dashed var(--line);margin-bottom:1.25rem;padding-bottom:1rem}
h1{font-size:2.25rem;line-height:1.2;margin:.25rem 0;font-variant-numeric:tabular-nums}
h2{font-size:1.25rem;margin:0}
.shop{font-weight:700;margin:0}.what,.who{margin:0;overflow-wrap:anywhere}
.hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
fieldset{border:0;margin:0 0 1.25rem;padding:0}legend{font-weight:700;padding:0 0 .5rem}
.methods{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}
.methods input{position:absolute;opacity:0}
.methods span{display:flex;min-height:3rem;align-items:center;justify-content:center;border:1px solid var(--line);
border-radius:.6rem;cursor:pointer}
.methods input:checked+span{border:2px solid var(--strong);color:var(--strong);font-weight:700}
.methods input:focus-visible+span,button:focus-visible,select:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
.panel{display:none;padding-top:1rem}
form:has([value=card]:checked) .card,form:has([value=ussd]:checked) .ussd,
form:has([value=bank_transfer]:checked) .transfer{display:block}
.panel p{margin:.25rem 0}
.big{font-size:1.5rem;font-weight:700;letter-spacing:.05em;font-variant-numeric:tabular-nums;user-select:all}
select,button{font:inherit;width:100%;min-height:3rem;border-radius:.6rem;border:1px solid var(--line);
background:var(--sheet);color:var(--ink);padding:0 .75rem}
.ends{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.ends button{cursor:pointer}.ends button:nth-child(-n+2){grid-column:1/-1}
.ends .pay{background:var(--strong);color:var(--on);border-color:var(--strong);font-weight:700;min-height:3.5rem}
.problem{color:var(--bad);font-weight:700;border-left:4px solid;padding-left:.75rem}
.note{border-left:4px solid var(--strong);padding-left:.75rem}
footer{font-size:.875rem;text-align:center;margin-top:1.5rem}`
