/** A customer of the demo shop. `orders` is a weight: regulars order more often than others. */
export interface HistoryCustomer {
  email: string
  name: string
  surname: string
  phone: string
  orders: number
}

const customer = (
  name: string,
  surname: string,
  phone: string,
  orders: number,
): HistoryCustomer => ({
  email: `${name}.${surname}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
  name,
  surname,
  phone,
  orders,
})

/** Customers with an account; their passwords are not set. Salma and Youssef, who can sign in, come on top. */
export const historyCustomers: readonly HistoryCustomer[] = [
  customer('Mona', 'Abdelrahman', '+201004417201', 9),
  customer('Hassan', 'El-Gohary', '+201117260934', 7),
  customer('Dina', 'Shawky', '+201228830415', 7),
  customer('Tarek', 'Mansy', '+201553912087', 6),
  customer('Nour', 'El-Din', '+201006523318', 6),
  customer('Yasmine', 'Rashad', '+201149082246', 5),
  customer('Omar', 'Khattab', '+201270046519', 5),
  customer('Farida', 'Wassef', '+201015597730', 5),
  customer('Sherif', 'Naguib', '+201121348852', 4),
  customer('Heba', 'Sorour', '+201284470196', 4),
  customer('Amr', 'Bishara', '+201555203471', 4),
  customer('Laila', 'Tantawy', '+201063318574', 4),
  customer('Karim', 'Azmy', '+201140926613', 3),
  customer('Rania', 'Fahmy', '+201207714458', 3),
  customer('Mostafa', 'Ezzat', '+201098842215', 3),
  customer('Ingy', 'Sabry', '+201159930442', 3),
  customer('Mariam', 'Boutros', '+201271886053', 3),
  customer('Adham', 'Lotfy', '+201028813607', 2),
  customer('Nada', 'Hamdy', '+201114475520', 2),
  customer('Ziad', 'Halim', '+201229610834', 2),
  customer('Passant', 'Galal', '+201550047291', 2),
  customer('Hany', 'Guirguis', '+201091126648', 2),
  customer('Reem', 'Osman', '+201143307915', 2),
  customer('Seif', 'Zaki', '+201206652389', 1),
  customer('Jana', 'Mourad', '+201017749026', 1),
  customer('Bassem', 'Attia', '+201125581703', 1),
  customer('Habiba', 'Nosseir', '+201283394162', 1),
  customer('Marwan', 'Refaat', '+201554416870', 1),
]

/** Names of shoppers who order as guests. */
export const guestNames: readonly string[] = [
  'Aya Mahmoud',
  'Ahmed Selim',
  'Nadine Kamal',
  'Mahmoud Hosny',
  'Salwa Idris',
  'Peter Fawzy',
  'Esraa Nabil',
  'Khaled Samir',
  'Lobna Fathy',
  'Ramy Wagdy',
  'Menna Adel',
  'Tamer Sobhy',
  'Shaimaa Ragab',
  'George Milad',
  'Doaa Hafez',
  'Islam Shehata',
]

export const recipientNames: readonly string[] = [
  'Nevine Shawky',
  'Layla Hassan',
  'ليلى حسن',
  'Sara Abdelaziz',
  'Amina El-Masry',
  'منى عبد الرحمن',
  'Mariam Farouk',
  'Dr. Hoda Saleh',
  'Nagwa Ismail',
  'Yara Helmy',
  'Malak Ashraf',
  'سارة محمود',
  'Fatma El-Zahraa',
  'Tante Suzy Boulos',
  'Gamila Rizk',
  'Reham Abdallah',
  'Noha Serag',
  'نور الشريف',
  'Ola Mamdouh',
  'Engy Wahba',
  'Samar Anwar',
  'Hagar Yehia',
  'Rowan Tolba',
  'Mama Nadia',
  'Shahd Gaber',
  'Mohamed Sallam',
  'Eng. Yehia Badr',
  'Maha Lasheen',
  'Donia Mekky',
  'Hind Barakat',
]

/** Streets by delivery area. */
export const streetsOf: Readonly<Record<string, readonly string[]>> = {
  Zamalek: ['Brazil Street', '26th of July Street', 'Hassan Sabri Street', 'Abu El Feda Street'],
  'Garden City': ['Ittihad El Mohamyeen Street', 'Kasr El Aini Street'],
  Downtown: ['Talaat Harb Street', 'Adly Street', 'Sherif Street'],
  Maadi: ['Road 9', 'Road 233', 'Street 151', 'Nasr Street'],
  Mokattam: ['Street 9', 'El Hadaba El Wosta'],
  Heliopolis: ['El Merghany Street', 'Baghdad Street', 'El Thawra Street', 'Nozha Street'],
  'Nasr City': ['Abbas El Akkad Street', 'Makram Ebeid Street', 'Mostafa El Nahas Street'],
  'New Cairo – Fifth Settlement': [
    'South 90th Street',
    'El Narges 4',
    'El Banafseg 7',
    'Choueifat',
  ],
  Rehab: ['Group 74', 'Group 112'],
  Madinaty: ['Group 23', 'Group 51'],
  'Sheikh Zayed': ['Beverly Hills', 'El Yasmine Greenland', 'Zayed 2000'],
  Dokki: ['Mesaha Street', 'Tahrir Street', 'Mohy El Din Abu El Ezz Street'],
  Agouza: ['Nile Street', 'El Falaky Street'],
  Mohandessin: ['Shehab Street', 'Lebanon Street', 'Gameat El Dowal Street', 'Syria Street'],
  Haram: ['El Haram Street', 'Mariouteya'],
  '6th of October': ['Central Axis', 'Seventh District, Street 14'],
}

/** How often each area orders. Areas without a weight never do. */
export const zoneWeights: Readonly<Record<string, number>> = {
  Zamalek: 16,
  Maadi: 15,
  'New Cairo – Fifth Settlement': 15,
  Heliopolis: 13,
  Mohandessin: 9,
  'Sheikh Zayed': 8,
  'Nasr City': 8,
  Dokki: 6,
  'Garden City': 4,
  Agouza: 4,
  Rehab: 4,
  '6th of October': 4,
  Downtown: 3,
  Madinaty: 3,
  Mokattam: 2,
  Haram: 2,
}
