export function HowWeWork() {
  return (
    <section
      aria-labelledby="how-we-work"
      className="my-16 grid gap-x-16 gap-y-8 border-y border-line py-12 lg:my-26 lg:grid-cols-[1fr_1.3fr] lg:py-16"
    >
      <h2 id="how-we-work" className="max-w-[14ch] font-display text-2xl">
        Fresh from the field
      </h2>
      <div className="grid gap-x-10 gap-y-6 text-base sm:grid-cols-2">
        <p className="max-w-[38ch]">
          Our growers in Fayoum and the Delta cut before sunrise. By seven the stems are in the
          shop, in deep water, out of the light. Every bouquet is made to order.
        </p>
        <p className="max-w-[38ch]">
          One florist makes your bouquet from the first stem to the ribbon and writes your card by
          hand. Our own drivers deliver it upright and in water, in the time slot you chose.
        </p>
      </div>
    </section>
  )
}
