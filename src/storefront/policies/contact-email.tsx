import { shopDetails } from '#commerce/shop-details.ts'

export function ContactEmail() {
  return (
    <section className="border-b border-line py-8 lg:pt-10">
      <h2 className="font-display text-xl">Email us</h2>
      <p className="mt-3 text-base">
        <a href={`mailto:${shopDetails.email}`} className="link">
          {shopDetails.email}
        </a>
      </p>
    </section>
  )
}
