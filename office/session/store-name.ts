/** The mall's name: the server writes it into the index, as it does not know React. */
export const storeName = document.documentElement.dataset.store ?? ''
