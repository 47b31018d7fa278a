import { howWeWorkText } from './how-we-work.messages.ts'

export function HowWeWork() {
  return (
    <section
      aria-labelledby="how-we-work"
      className="my-16 grid gap-x-16 gap-y-8 border-y border-line py-12 lg:my-26 lg:grid-cols-[1fr_1.3fr] lg:py-16"
    >
      <h2 id="how-we-work" className="max-w-[8.1em] font-display text-2xl">
        {howWeWorkText('freshFromField')}
      </h2>
      <div className="grid gap-x-10 gap-y-6 text-base sm:grid-cols-2">
        <p className="max-w-[38ch]">{howWeWorkText('growers')}</p>
        <p className="max-w-[38ch]">{howWeWorkText('florist')}</p>
      </div>
    </section>
  )
}
