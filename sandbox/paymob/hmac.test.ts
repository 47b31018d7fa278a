import { describe, expect, it } from 'vitest'
import {
  hmacOf,
  type SignedTransaction,
  signCardToken,
  signTransaction,
  transactionMessage,
} from './hmac.ts'

const secret = 'test_hmac_secret'

const cardSuccess: SignedTransaction = {
  amount_cents: 125_000,
  created_at: '2026-01-15T14:05:09.123456',
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  id: 900_000_001,
  integration_id: 4_000_001,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  order: { id: 700_000_001 },
  owner: 500_001,
  pending: false,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  success: true,
}

const walletPending: SignedTransaction = {
  ...cardSuccess,
  integration_id: 4_000_002,
  is_3d_secure: false,
  source_data: { pan: '01010101010', sub_type: 'wallet', type: 'wallet' },
  pending: true,
  success: false,
}

describe('the signature of a transaction', () => {
  it('covers the documented string', () => {
    expect(transactionMessage(cardSuccess)).toBe(
      '1250002026-01-15T14:05:09.123456EGPfalsefalse9000000014000001truefalsefalsefalsetruefalse700000001500001false2346MasterCardcardtrue',
    )
  })

  it('matches the published vector of another implementation', () => {
    const message =
      '1111112025-04-01T17:29:16.967925EGPfalsefalsedummy_id1234truefalsefalsefalsetruefalse12312false1111Visacardtrue'
    expect(hmacOf(message, 'dummy_hmac')).toBe(
      '51860052ecc6d9f08ac30a549359019e2eee837913b5673094c242c817ddf57c055ba5e3e9c0894b1171e62c2d37cd55ff98a46a0e28e1ccf2e4a907e6683aa5',
    )
  })

  it.each<[string, SignedTransaction, string]>([
    [
      'A, a card payment that succeeded',
      cardSuccess,
      '28a304d2986a899eec27c467ef5f841e535a6639e330567d06875087c0d4aa6a820f9c381c13a0ea51dacd75b3f37ad44bc86aef5c00ee8cdc6765c8838319f2',
    ],
    [
      'B, a card payment that was declined',
      { ...cardSuccess, success: false },
      '7971faba34eec42b34487ffffb6f2bb397368a0f83061ce5e0fd535067a14bb30170c6457137e38df845b81551c1202d25d981dc577783187e2ad9a5b8897138',
    ],
    [
      'C, a wallet payment under way',
      walletPending,
      'd2a91056259f838b41a8fe8462216c8642e64e7922e9fb599dc899c6419ff18c755f27924142ecd5baa6d9a3fc5e492d1366c9adbd9ea161e8c153c8ce26414e',
    ],
    [
      'D, a wallet payment that succeeded',
      { ...walletPending, pending: false, success: true },
      'cec73c663135e9aef447862ed653f00bc3062ee069bc9dae0a1ee004ee345a078c5af2b29059a5abc2956ca7c792df8e109a7e268d7da5a42fa3067d89142b38',
    ],
    [
      'E, a payment after a refund',
      { ...cardSuccess, is_refunded: true },
      '8136477d097bbf3a52963b83321c30d1d577312c121d7524a9986c726317da8401c6171c379c8ca3d9ee8753add39e1c5a73b084dd5dd09328612ef2ca44175b',
    ],
    [
      'F, the refund itself',
      {
        ...cardSuccess,
        id: 900_000_002,
        has_parent_transaction: true,
        is_3d_secure: false,
        is_standalone_payment: false,
        amount_cents: 25_000,
      },
      'ca2ad4ddf301ac5eb3cfeb61258c70ad39e0dab0b22192de61103a2ac8cdd4327f4e4660ed3a53a5626280c3456c403da2e638c8bc378f809d84993bb811c2f3',
    ],
    [
      'G, a payment after a void',
      { ...cardSuccess, is_voided: true },
      '512c62ba1eef60dfe877070c0d74d06feb3309015819750655778554186defaa29c16697eaeb8cf80588251c9bc68d4696447a51337322f24e7140b730237527',
    ],
  ])('matches vector %s', (_name, transaction, digest) => {
    expect(signTransaction(transaction, secret)).toBe(digest)
  })
})

describe('the signature of a saved card', () => {
  it('matches vector T', () => {
    const token = {
      card_subtype: 'MasterCard',
      created_at: '2026-01-15T14:05:12.654321',
      email: 'customer@example.com',
      id: 800_001,
      masked_pan: 'xxxx-xxxx-xxxx-2346',
      merchant_id: 500_002,
      order_id: '700000001',
      token: 'fb9fb86d94ff328efcdfed9b9eef7ac398cb446200c149b96a8ccd43',
    }
    expect(signCardToken(token, secret)).toBe(
      '50e85640fa2a64835230cdf7ea5dbc34ef9f6ff082d0bc4bf9ecc64fb1c1e8a32f3be59d2641a46aa6af66ec48962b45e2a40dfaa38dcda49e6a20fc22e6c93f',
    )
  })
})
