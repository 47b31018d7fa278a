import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { formatMoney } from '#commerce/money.ts'
import type { Letter, LetterGoods } from '#commerce/notifications/letter.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { letterStyle as style } from './letter-style.ts'

interface LetterPageProps {
  letter: Letter
  /** The shop's public address, which paths are of. */
  origin: string
}

/** A letter as the shop looks. Names may be written in any script: each finds its own direction. */
export function LetterPage({ letter, origin }: LetterPageProps) {
  const whole = (address: string) => new URL(address, origin).href
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{letter.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Section style={style.head}>
            <Text style={style.name}>{shopDetails.name}</Text>
          </Section>
          <Heading as="h1" style={style.heading}>
            {letter.heading}
          </Heading>
          {letter.paragraphs.map((paragraph) => (
            <Text key={paragraph} dir="auto" style={style.paragraph}>
              {paragraph}
            </Text>
          ))}
          {letter.picture && (
            <Img
              src={whole(letter.picture.address)}
              alt={letter.picture.alt}
              style={style.picture}
            />
          )}
          {letter.action && (
            <Section style={style.actionPlace}>
              <Button href={whole(letter.action.address)} style={style.action}>
                {letter.action.label}
              </Button>
            </Section>
          )}
          {letter.facts && <Facts facts={letter.facts} />}
          {letter.goods && <Goods goods={letter.goods} whole={whole} />}
          {letter.footnote && <Text style={style.footnote}>{letter.footnote}</Text>}
          <Text style={style.foot}>
            {shopDetails.name}, {shopDetails.place}
            <br />
            {shopDetails.hours}
            <br />
            <Link href={`mailto:${shopDetails.email}`} style={style.link}>
              {shopDetails.email}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function Facts({ facts }: { facts: NonNullable<Letter['facts']> }) {
  return (
    <Section style={style.block}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column style={style.label}>{label}</Column>
          <Column dir="auto" style={style.value}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Goods({ goods, whole }: { goods: LetterGoods; whole: (address: string) => string }) {
  const last = goods.sums.length - 1
  return (
    <>
      <Section style={style.block}>
        {goods.lines.map(({ name, quantity, total, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change, and one product may stand on two.
          <Row key={`${name} ${index}`}>
            <Column style={style.thumbnailPlace}>
              {image && (
                <Img src={whole(smallest(image))} alt="" width={56} style={style.thumbnail} />
              )}
            </Column>
            <Column dir="auto" style={style.goodsName}>
              {quantity > 1 ? `${quantity} × ${name}` : name}
            </Column>
            <Column style={style.goodsTotal}>{formatMoney(total)}</Column>
          </Row>
        ))}
      </Section>
      <Section style={style.block}>
        {goods.sums.map(({ label, amount }, index) => (
          <Row key={label}>
            <Column style={index === last ? style.lastSum : style.sum}>{label}</Column>
            <Column style={{ ...(index === last ? style.lastSum : style.sum), width: 112 }}>
              {formatMoney(amount)}
            </Column>
          </Row>
        ))}
      </Section>
    </>
  )
}

/** The smallest copy of a stored picture is large enough for a mail. */
function smallest(address: string): string {
  const { src, srcSet } = pictureSources(address)
  return srcSet?.split(' ')[0] ?? src
}
