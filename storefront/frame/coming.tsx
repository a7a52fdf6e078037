/** Holds the place of a page that is not open yet. */
export function Coming({ title }: { title: string }) {
  return (
    <section className="page-width py-16 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">This part of the mall is coming soon.</p>
    </section>
  )
}
