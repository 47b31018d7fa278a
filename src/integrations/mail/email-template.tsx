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
import type { CSSProperties } from 'react'
import { directionOf } from '#commerce/documents/text-direction.ts'
import type { Email, EmailLines } from '#commerce/emails/mailer.ts'
import { formatMoney } from '#commerce/money.ts'
import { type JpegWidth, jpegAddress } from '#commerce/pictures/picture-address.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, type ShopPhones, whatsAppAddress } from '#commerce/shop-phones.ts'
import { isolated } from '#i18n/isolated.ts'
import { currentLocale, languageTags } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { emailDirection } from './email-direction.ts'
import { emailStyleIn } from './email-style.ts'
import { templateText } from './email-template.messages.ts'

interface EmailTemplateProps {
  email: Email
  origin: string
  phones: ShopPhones
}

/** The HTML form of an email in the language of the caller; paths are of `origin`. */
export function EmailTemplate({ email, origin, phones }: EmailTemplateProps) {
  const style = emailStyleIn(emailDirection())
  const { name, place } = shopDetails
  const absolute = (address: string) => new URL(address, origin).href
  return (
    <Html lang={languageTags[currentLocale()]} dir={emailDirection()}>
      <Head>
        <title>{email.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview {...direction()}>{email.preview}</Preview>
      <Body style={style.body} {...direction()}>
        <Container style={style.container} {...direction()}>
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
            <Text key={paragraph} {...paragraphProps(paragraph, style.paragraph)}>
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
          {email.stop && (
            <Text style={style.footnote}>
              <Link href={absolute(email.stop.address)} style={style.link}>
                {email.stop.label}
              </Link>
            </Text>
          )}
          <Text style={style.foot}>
            {templateText('shop', { name, place })}
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

/** Many clients drop `<html>` and `<body>`, so the outer table repeats the direction. English needs none. */
function direction(): { dir?: 'rtl' } {
  return emailDirection() === 'rtl' ? { dir: 'rtl' } : {}
}

/** `auto`, because names may be in any script; not in Arabic, where it would take that of an isolated Latin name. */
function textDirection(text: string): { dir: 'auto' | 'ltr' | 'rtl' } {
  return { dir: emailDirection() === 'rtl' ? directionOf(text, 'rtl') : 'auto' }
}

/** In Arabic, a paragraph of Latin letters, such as a message of staff, stands on the left. */
function paragraphProps(paragraph: string, style: CSSProperties) {
  const { dir } = textDirection(paragraph)
  const isLatin = dir === 'ltr' && /\p{L}/u.test(paragraph)
  return { dir, style: isLatin ? { ...style, textAlign: 'left' as const } : style }
}

/** Outlook aligns cells by their attribute. */
function cell(style: CSSProperties): { style: CSSProperties; align?: 'left' | 'right' } {
  if (emailDirection() === 'ltr') return { style }
  return { style, align: style.textAlign === 'left' ? 'left' : 'right' }
}

function Numbers({ phone, whatsApp }: ShopPhones) {
  const style = emailStyleIn(emailDirection())
  return (
    <>
      {phone && (
        <>
          <Link href={phoneAddress(phone)} style={style.link}>
            <LeftToRight text={phone} />
          </Link>
          <br />
        </>
      )}
      {whatsApp && (
        <>
          <Link href={whatsAppAddress(whatsApp)} style={style.link}>
            {templateText('whatsApp', { number: whatsApp })}
          </Link>
          <br />
        </>
      )}
    </>
  )
}

/** A phone number: in a line from right to left, its plus sign would stand behind it. */
function LeftToRight({ text }: { text: string }) {
  return emailDirection() === 'rtl' ? <span dir="ltr">{text}</span> : text
}

function Card({ message, signature }: NonNullable<Email['card']>) {
  const style = emailStyleIn(emailDirection())
  return (
    <Section style={style.card}>
      <Text style={style.cardTitle}>{templateText('card')}</Text>
      <Text {...paragraphProps(message, style.cardMessage)}>{message}</Text>
      {signature && <Text {...paragraphProps(signature, style.cardSignature)}>{signature}</Text>}
    </Section>
  )
}

interface GoodsProps {
  goods: EmailLines
  absolute: (address: string) => string
}

function Facts({ facts }: { facts: NonNullable<Email['facts']> }) {
  const style = emailStyleIn(emailDirection())
  return (
    <Section style={style.block}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column {...cell(style.label)}>{label}</Column>
          <Column {...textDirection(value)} {...cell(style.value)}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  )
}

function Goods({ goods, absolute }: GoodsProps) {
  const style = emailStyleIn(emailDirection())
  const last = goods.sums.length - 1
  return (
    <>
      <Section style={style.block}>
        {goods.lines.map(({ name, quantity, total, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their position, and two may have the same product.
          <Row key={`${name} ${index}`}>
            <Column {...cell(style.thumbnailPlace)}>
              {image && (
                <Img
                  src={absolute(jpegAddress(image, thumbnailWidth))}
                  alt={name}
                  width={56}
                  style={style.thumbnail}
                />
              )}
            </Column>
            <Column {...textDirection(name)} {...cell(style.goodsName)}>
              {quantity > 1 ? `${groupDigits(quantity)} × ${isolated(name)}` : name}
            </Column>
            <Column {...cell(style.goodsTotal)}>{formatMoney(total)}</Column>
          </Row>
        ))}
      </Section>
      <Section style={style.block}>
        {goods.sums.map(({ label, amount }, index) => (
          <Row key={label}>
            <Column {...cell(index === last ? style.lastSum : style.sum)}>{label}</Column>
            <Column {...cell({ ...(index === last ? style.lastSum : style.sum), width: 112 })}>
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
