/** Polls for new messages every two seconds, and copies codes. Without it people reload the page. */
export const inboxScript = `
const messages = document.querySelector('#messages')
const show = () => {
  for (const button of messages.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard
}
messages.addEventListener('click', async ({ target }) => {
  if (!target.dataset.copy) return
  await navigator.clipboard.writeText(target.dataset.copy)
  target.textContent = 'Copied'
})
let last = messages.innerHTML
show()
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch(location.href).catch(() => null)
  if (!answer?.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = next.querySelector('#messages').innerHTML
  if (fresh === last) return
  last = fresh
  messages.innerHTML = fresh
  show()
}, 2000)
`
