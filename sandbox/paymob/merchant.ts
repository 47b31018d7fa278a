/** The merchant account of the sandbox. */
export const merchant = {
  ownerId: 500_001,
  profileId: 500_002,
  name: 'Flower Boutique',
  body: {
    id: 500_002,
    created_at: '2025-01-01T09:00:00.000000',
    phones: ['+201000000000'],
    company_emails: ['shop@boutique.example'],
    company_name: 'Flower Boutique',
    state: '',
    country: 'EGY',
    city: 'Cairo',
    postal_code: '',
    street: '',
  },
} as const
