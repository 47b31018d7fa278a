import { plainText } from '../../plain-text.ts'
import type { ContentPage, ContentTexts } from '../content-page.ts'
import type { Placeholder } from '../placeholders.ts'
import { contactText as contact } from './contact.messages.ts'
import { deliveryText as delivery } from './delivery.messages.ts'
import { freshnessText as freshness } from './freshness.messages.ts'
import { privacyText as privacy } from './privacy.messages.ts'
import { substitutionText as substitution } from './substitution.messages.ts'
import { termsText as terms } from './terms.messages.ts'

interface StandardPage {
  title: string
  lead: string
  /** Each a heading and its paragraphs. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

const unfilled = (name: Placeholder) => `{${name}}`

const pages: Record<ContentPage, () => StandardPage> = {
  delivery: () => ({
    title: delivery('title'),
    lead: delivery('lead', { area: unfilled('deliveryArea') }),
    sections: [
      [delivery('times'), delivery('choice'), delivery('next')],
      [delivery('fees'), delivery('feeOfArea')],
      [delivery('arrival'), delivery('notAtHome'), delivery('anonymous')],
      [delivery('tracking'), delivery('status')],
    ],
  }),
  freshness: () => ({
    title: freshness('title'),
    lead: freshness('lead'),
    sections: [
      [freshness('guarantee'), freshness('threeDays'), freshness('report'), freshness('plants')],
      [freshness('freshness'), freshness('cut')],
      [freshness('care'), freshness('water')],
    ],
  }),
  substitution: () => ({
    title: substitution('title'),
    lead: substitution('lead'),
    sections: [
      [substitution('mayChange'), substitution('seasonal')],
      [substitution('neverChanges'), substitution('named'), substitution('preference')],
    ],
  }),
  contact: () => ({
    title: contact('title'),
    lead: contact('lead', { place: unfilled('place') }),
    sections: [
      [contact('email'), unfilled('email')],
      [
        contact('shop'),
        contact('placeAndHours', { place: unfilled('place'), hours: unfilled('hours') }),
      ],
      [contact('order'), contact('number'), contact('changes')],
      [contact('large'), contact('tellUs')],
    ],
  }),
  terms: () => ({
    title: terms('title'),
    lead: terms('lead'),
    sections: [
      [terms('order'), terms('confirmed'), terms('reserved', { timeToPay: unfilled('timeToPay') })],
      [terms('prices'), terms('pounds')],
      [terms('cancellation'), terms('untilPreparing'), terms('onTheWay')],
      [terms('card'), terms('printed')],
    ],
  }),
  privacy: () => ({
    title: privacy('title'),
    lead: privacy('lead'),
    sections: [
      [
        privacy('stored'),
        privacy('aboutYou'),
        privacy('photos'),
        privacy('thanks'),
        privacy('reviews'),
        privacy('stockAlerts'),
        privacy('signIns'),
        privacy('cardNumber'),
      ],
      [privacy('browser'), privacy('cookies')],
      [privacy('analytics'), privacy('counts')],
      [privacy('access'), privacy('staff')],
      [
        privacy('yourRights'),
        privacy('download'),
        privacy('erase'),
        privacy('recipients'),
        privacy('recipientsLater'),
        privacy('yourData'),
      ],
      [privacy('retention'), privacy('orders'), privacy('accounts'), privacy('consents')],
    ],
  }),
}

/** The text of a page that ships with the shop, in the language of the caller, with its placeholders. */
export function standardPage(page: ContentPage): Pick<ContentTexts, 'title' | 'lead' | 'body'> {
  const { title, lead, sections } = pages[page]()
  const body = sections.map(([heading, ...paragraphs]) =>
    [`## ${heading}`, ...paragraphs].join('\n\n'),
  )
  // Placeholders are isolated when they are filled.
  return { title, lead: plainText(lead), body: plainText(body.join('\n\n')) }
}
