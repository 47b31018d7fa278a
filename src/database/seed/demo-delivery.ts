/** A delivery area; the fee is in whole Egyptian pounds. */
export interface DemoDeliveryZone {
  slug: string
  name: string
  governorate: 'Cairo' | 'Giza'
  fee: number
}

/**
 * A daily time slot. Minutes count from midnight of the delivery day in Cairo; a negative cut-off is on the day before.
 * Capacity is in orders.
 */
export interface DemoDeliverySlot {
  slug: string
  name: string
  startMinute: number
  endMinute: number
  cutoffMinute: number
  capacity: number
}

/** A closed day, relative to the day of seeding. */
export interface DemoDeliveryClosure {
  inDays: number
  reason: string
}

/** A peak day: yearly, or relative to the day of seeding. */
export type DemoPeakDay = { name: string; surcharge: number } & (
  | { monthDay: string }
  | { inDays: number }
)

const atHour = (hour: number) => hour * 60
const atHourOfTheDayBefore = (hour: number) => (hour - 24) * 60

export const demoDeliveryZones: readonly DemoDeliveryZone[] = [
  { slug: 'zamalek', name: 'Zamalek', governorate: 'Cairo', fee: 60 },
  { slug: 'garden-city', name: 'Garden City', governorate: 'Cairo', fee: 60 },
  { slug: 'downtown', name: 'Downtown', governorate: 'Cairo', fee: 60 },
  { slug: 'maadi', name: 'Maadi', governorate: 'Cairo', fee: 80 },
  { slug: 'mokattam', name: 'Mokattam', governorate: 'Cairo', fee: 90 },
  { slug: 'heliopolis', name: 'Heliopolis', governorate: 'Cairo', fee: 85 },
  { slug: 'nasr-city', name: 'Nasr City', governorate: 'Cairo', fee: 85 },
  {
    slug: 'new-cairo-fifth-settlement',
    name: 'New Cairo – Fifth Settlement',
    governorate: 'Cairo',
    fee: 110,
  },
  { slug: 'rehab', name: 'Rehab', governorate: 'Cairo', fee: 120 },
  { slug: 'madinaty', name: 'Madinaty', governorate: 'Cairo', fee: 140 },
  { slug: 'shorouk', name: 'Shorouk', governorate: 'Cairo', fee: 150 },
  { slug: 'new-capital', name: 'New Administrative Capital', governorate: 'Cairo', fee: 180 },
  { slug: 'dokki', name: 'Dokki', governorate: 'Giza', fee: 65 },
  { slug: 'agouza', name: 'Agouza', governorate: 'Giza', fee: 65 },
  { slug: 'mohandessin', name: 'Mohandessin', governorate: 'Giza', fee: 70 },
  { slug: 'haram', name: 'Haram', governorate: 'Giza', fee: 95 },
  { slug: 'sheikh-zayed', name: 'Sheikh Zayed', governorate: 'Giza', fee: 130 },
  { slug: '6th-of-october', name: '6th of October', governorate: 'Giza', fee: 140 },
  { slug: 'smart-village', name: 'Smart Village', governorate: 'Giza', fee: 130 },
]

export const demoDeliverySlots: readonly DemoDeliverySlot[] = [
  {
    slug: 'morning',
    name: 'Morning',
    startMinute: atHour(9),
    endMinute: atHour(12),
    cutoffMinute: atHourOfTheDayBefore(20),
    capacity: 24,
  },
  {
    slug: 'midday',
    name: 'Midday',
    startMinute: atHour(12),
    endMinute: atHour(15),
    cutoffMinute: atHour(9),
    capacity: 24,
  },
  {
    slug: 'afternoon',
    name: 'Afternoon',
    startMinute: atHour(15),
    endMinute: atHour(18),
    cutoffMinute: atHour(12),
    capacity: 20,
  },
  {
    slug: 'evening',
    name: 'Evening',
    startMinute: atHour(18),
    endMinute: atHour(22),
    cutoffMinute: atHour(16),
    capacity: 30,
  },
]

export const demoDeliveryClosures: readonly DemoDeliveryClosure[] = [
  { inDays: 9, reason: 'Closed for stocktaking' },
  { inDays: 24, reason: 'Closed for the staff’s day out' },
]

export const demoPeakDays: readonly DemoPeakDay[] = [
  { monthDay: '02-14', name: 'Valentine’s Day', surcharge: 60 },
  { monthDay: '03-21', name: 'Mother’s Day', surcharge: 60 },
  { inDays: 6, name: 'Wedding weekend', surcharge: 40 },
]
