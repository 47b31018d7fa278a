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
import type { Email, EmailLines } from '#commerce/emails/mailer.ts'
import { formatMoney } from '#commerce/money.ts'
import { type JpegWidth, jpegAddress } from '#commerce/pictures/picture-address.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, type ShopPhones, whatsAppAddress } from '#commerce/shop-phones.ts'
import { isolated } from '#i18n/isolated.ts'
import { emailStyle as style } from './email-style.ts'

interface EmailTemplateProps {
  email: Email
  origin: string
  phones: ShopPhones
}

/** The HTML form of an email; paths are of `origin`. `dir="auto"`, because names may be in any script. */
export function EmailTemplate({ email, origin, phones }: EmailTemplateProps) {
  const absolute = (address: string) => new URL(address, origin).href
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{email.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{email.preview}</Preview>
      <Body style={style.body}>
        <Container style={style.container}>
          <Section style={style.head}>
            <Img
              src={absolute('/logo.png')}
              alt={shopDetails.name}
              width={137}
              height={36}
              style={style.logo}
            />
          </Section>
          <Heading as="h1" style={style.heading}>
            {email.heading}
          </Heading>
          {email.paragraphs.map((paragraph) => (
            <Text key={paragraph} dir="auto" style={style.paragraph}>
              {paragraph}
            </Text>
          ))}
          {email.picture && (
            <Img
              src={absolute(jpegAddress(email.picture.address, largeWidth))}
              alt={email.picture.alt}
              width={512}
              style={style.picture}
            />
          )}
          {email.action && (
            <Section style={style.actionPlace}>
              <Button href={absolute(email.action.address)} style={style.action}>
                {email.action.label}
              </Button>
            </Section>
          )}
          {email.card && <Card {...email.card} />}
          {email.facts && <Facts facts={email.facts} />}
          {email.goods && <Goods goods={email.goods} absolute={absolute} />}
          {email.footnote && <Text style={style.footnote}>{email.footnote}</Text>}
          <Text style={style.foot}>
            {shopDetails.name}, {shopDetails.place}
            <br />
            {shopDetails.hours}
            <br />
            <Numbers {...phones} />
            <Link href={`mailto:${shopDetails.email}`} style={style.link}>
              {shopDetails.email}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function Numbers({ phone, whatsApp }: ShopPhones) {
  return (
    <>
      {phone && (
        <>
          <Link href={phoneAddress(phone)} style={style.link}>
            {phone}
          </Link>
          <br />
        </>
      )}
      {whatsApp && (
        <>
          <Link href={whatsAppAddress(whatsApp)} style={style.link}>
            WhatsApp: {whatsApp}
          </Link>
          <br />
        </>
      )}
    </>
  )
}

function Card({ message, signature }: NonNullable<Email['card']>) {
  return (
    <Section style={style.card}>
      <Text style={style.cardTitle}>The card</Text>
      <Text dir="auto" style={style.cardMessage}>
        {message}
      </Text>
      {signature && (
        <Text dir="auto" style={style.cardSignature}>
          {signature}
        </Text>
      )}
    </Section>
  )
}

interface GoodsProps {
  goods: EmailLines
  absolute: (address: string) => string
}

function Facts({ facts }: { facts: NonNullable<Email['facts']> }) {
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

function Goods({ goods, absolute }: GoodsProps) {
  const last = goods.sums.length - 1
  return (
    <>
      <Section style={style.block}>
        {goods.lines.map(({ name, quantity, total, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their position, and two may have the same product.
          <Row key={`${name} ${index}`}>
            <Column style={style.thumbnailPlace}>
              {image && (
                <Img
                  src={absolute(jpegAddress(image, thumbnailWidth))}
                  alt={name}
                  width={56}
                  style={style.thumbnail}
                />
              )}
            </Column>
            <Column dir="auto" style={style.goodsName}>
              {quantity > 1 ? `${quantity} × ${isolated(name)}` : name}
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

// At least twice the width on the screen.
const largeWidth: JpegWidth = 1200
const thumbnailWidth: JpegWidth = 400
