import { describe, expect, it } from 'vitest'
import {
  cardSuccess,
  refundChild,
  signingSecret,
  walletPending,
} from '../../../tests/support/paymob-messages.ts'
import { isSignedBy, sign, signedText, signedTokenText } from './signature.server.ts'
import type { CardToken, Transaction } from './transaction.ts'

const published: [string, Transaction, string][] = [
  [
    'A, a card payment that succeeded',
    cardSuccess,
    '28a304d2986a899eec27c467ef5f841e535a6639e330567d06875087c0d4aa6a820f9c381c13a0ea51dacd75b3f37ad44bc86aef5c00ee8cdc6765c8838319f2',
  ],
  [
    'B, a card that was declined',
    { ...cardSuccess, success: false },
    '7971faba34eec42b34487ffffb6f2bb397368a0f83061ce5e0fd535067a14bb30170c6457137e38df845b81551c1202d25d981dc577783187e2ad9a5b8897138',
  ],
  [
    'C, a wallet that is pending',
    walletPending,
    'd2a91056259f838b41a8fe8462216c8642e64e7922e9fb599dc899c6419ff18c755f27924142ecd5baa6d9a3fc5e492d1366c9adbd9ea161e8c153c8ce26414e',
  ],
  [
    'D, a wallet that succeeded',
    { ...walletPending, pending: false, success: true },
    'cec73c663135e9aef447862ed653f00bc3062ee069bc9dae0a1ee004ee345a078c5af2b29059a5abc2956ca7c792df8e109a7e268d7da5a42fa3067d89142b38',
  ],
  [
    'E, a payment after a refund',
    { ...cardSuccess, is_refunded: true },
    '8136477d097bbf3a52963b83321c30d1d577312c121d7524a9986c726317da8401c6171c379c8ca3d9ee8753add39e1c5a73b084dd5dd09328612ef2ca44175b',
  ],
  [
    'F, a refund itself',
    refundChild,
    'ca2ad4ddf301ac5eb3cfeb61258c70ad39e0dab0b22192de61103a2ac8cdd4327f4e4660ed3a53a5626280c3456c403da2e638c8bc378f809d84993bb811c2f3',
  ],
  [
    'G, a payment after a void',
    { ...cardSuccess, is_voided: true },
    '512c62ba1eef60dfe877070c0d74d06feb3309015819750655778554186defaa29c16697eaeb8cf80588251c9bc68d4696447a51337322f24e7140b730237527',
  ],
]

const cardToken: CardToken = {
  id: 800_001,
  card_subtype: 'MasterCard',
  created_at: '2026-01-15T14:05:12.654321',
  email: 'customer@example.com',
  masked_pan: 'xxxx-xxxx-xxxx-2346',
  merchant_id: 500_002,
  order_id: '700000001',
  token: 'fb9fb86d94ff328efcdfed9b9eef7ac398cb446200c149b96a8ccd43',
}

describe('the signed text', () => {
  it('joins twenty values without separators', () => {
    expect(signedText(cardSuccess)).toBe(
      '1250002026-01-15T14:05:09.123456EGPfalsefalse9000000014000001truefalsefalsefalsetruefalse700000001500001false2346MasterCardcardtrue',
    )
  })

  it('matches the sample of the manual', () => {
    const sample: Transaction = {
      ...cardSuccess,
      amount_cents: 100_000,
      created_at: '2024-06-13T11:33:44.592345',
      id: 192_036_465,
      integration_id: 4_097_558,
      order: { id: 217_503_754 },
      owner: 302_852,
    }
    expect(signedText(sample)).toBe(
      '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue',
    )
  })

  it('of a saved card joins the eight values of its token', () => {
    expect(signedTokenText(cardToken)).toBe(
      'MasterCard2026-01-15T14:05:12.654321customer@example.com800001xxxx-xxxx-xxxx-2346500002700000001fb9fb86d94ff328efcdfed9b9eef7ac398cb446200c149b96a8ccd43',
    )
  })

  it.each<[string, Partial<Transaction>]>([
    ['a refund', { is_refund: true }],
    ['a void', { is_void: true }],
    ['a refunded amount', { refunded_amount_cents: 125_000 }],
    ['a parent', { parent_transaction: 1 }],
    ['a message', { data: { message: 'Declined' } }],
  ])('does not cover %s', (_what, change) => {
    expect(signedText({ ...cardSuccess, ...change })).toBe(signedText(cardSuccess))
  })
})

describe('the signature', () => {
  it.each(published)('of %s is the published one', (_case, transaction, signature) => {
    expect(sign(signedText(transaction), signingSecret)).toBe(signature)
  })

  it('T, of a card token, matches the published one', () => {
    expect(sign(signedTokenText(cardToken), signingSecret)).toBe(
      '50e85640fa2a64835230cdf7ea5dbc34ef9f6ff082d0bc4bf9ecc64fb1c1e8a32f3be59d2641a46aa6af66ec48962b45e2a40dfaa38dcda49e6a20fc22e6c93f',
    )
  })

  it('matches the vector of another implementation', () => {
    const text =
      '1111112025-04-01T17:29:16.967925EGPfalsefalsedummy_id1234truefalsefalsefalsetruefalse12312false1111Visacardtrue'
    expect(sign(text, 'dummy_hmac')).toBe(
      '51860052ecc6d9f08ac30a549359019e2eee837913b5673094c242c817ddf57c055ba5e3e9c0894b1171e62c2d37cd55ff98a46a0e28e1ccf2e4a907e6683aa5',
    )
  })

  const text = signedText(cardSuccess)
  const genuine = sign(text, signingSecret)

  it('is valid in upper and lower case', () => {
    expect(isSignedBy(signingSecret, text, genuine)).toBe(true)
    expect(isSignedBy(signingSecret, text, genuine.toUpperCase())).toBe(true)
  })

  it.each([
    ['made with another secret', sign(text, 'another secret')],
    ['of another text', sign(`${text}1`, signingSecret)],
    ['too short', genuine.slice(1)],
    ['too long', `${genuine}0`],
    ['empty', ''],
    ['not hexadecimal', 'ü'.repeat(128)],
  ])('is invalid when it is %s', (_why, signature) => {
    expect(isSignedBy(signingSecret, text, signature)).toBe(false)
  })
})
