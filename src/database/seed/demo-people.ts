/** The accounts of the demo shop; their passwords are public on purpose. */
export const demoPeople = [
  {
    email: 'nadia@boutique.example',
    password: 'garden-roses-1',
    name: 'Nadia',
    surname: 'Mansour',
    phone: '+201001234501',
    role: 'superAdmin',
  },
  {
    email: 'karim@boutique.example',
    password: 'white-tulips-2',
    name: 'Karim',
    surname: 'El-Sayed',
    phone: '+201112345602',
    role: 'seller',
  },
  {
    email: 'salma@example.com',
    password: 'pink-peonies-3',
    name: 'Salma',
    surname: 'Fouad',
    phone: '+201223456703',
    role: 'customer',
  },
  {
    email: 'youssef@example.com',
    password: 'yellow-orchid-4',
    name: 'Youssef',
    surname: 'Hegazy',
    phone: '+201551234804',
    role: 'customer',
  },
] as const
