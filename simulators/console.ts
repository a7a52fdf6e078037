/** The console: what the simulated providers received, and buttons that make them act. */
export function consolePage(storeName: string, panels: string[]): string {
  return page(
    `${storeName}: simulators`,
    `<p>The world outside the mall, played by the mall itself until it has credentials for the real one.</p>
${panels.join('\n')}
<p><a href="/">To the mall</a> · <a href="/docs">The API</a></p>`,
  )
}

/** A page of the simulators; `script` is the address of its JavaScript. */
export function page(title: string, body: string, script?: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${consoleStyle}</style></head><body><main>
<h1>${escapeHtml(title)}</h1>
${body}</main>
${script ? `<script src="${script}" defer></script>` : ''}
</body></html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export const consoleStyle = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem;
background:light-dark(#fdfaf4,#14172a);color:light-dark(#1f2440,#ece7db)}
a{color:light-dark(#27348b,#aab6ff)}section{border-top:2px solid light-dark(#ddd4c4,#3a3f55);margin-top:2rem}
button,input,select{font:inherit;max-width:100%;min-height:2.75rem;padding:0 1rem;margin:.2rem 0;border-radius:.4rem;border:1px solid}
button{background:light-dark(#27348b,#aab6ff);color:light-dark(#fff,#14172a);cursor:pointer}
ol{list-style:none;padding:0;overflow-wrap:anywhere}li{border-top:1px solid light-dark(#ddd4c4,#3a3f55);padding:1rem 0}
.code{font-size:2rem;font-weight:700;letter-spacing:.15em;font-variant-numeric:tabular-nums}
.text{white-space:pre-wrap;overflow-wrap:anywhere}`
