/** A peak day: yearly, or relative to the day of seeding. */
export type DemoPeakDay = { name: string; surcharge: number } & (
  | { monthDay: string }
  | { inDays: number }
)

const atHour = (hour: number) => hour * 60
const atHourOfTheDayBefore = (hour: number) => (hour - 24) * 60

/** Delivery areas with their fees in whole Egyptian pounds. */
export const demoDeliveryZones = [
  { name: 'Zamalek', fee: 60 },
  { name: 'Garden City', fee: 60 },
  { name: 'Downtown', fee: 60 },
  { name: 'Maadi', fee: 80 },
  { name: 'Mokattam', fee: 90 },
  { name: 'Heliopolis', fee: 85 },
  { name: 'Nasr City', fee: 85 },
  { name: 'New Cairo – Fifth Settlement', fee: 110 },
  { name: 'Rehab', fee: 120 },
  { name: 'Madinaty', fee: 140 },
  { name: 'Shorouk', fee: 150 },
  { name: 'New Administrative Capital', fee: 180 },
  { name: 'Dokki', fee: 65 },
  { name: 'Agouza', fee: 65 },
  { name: 'Mohandessin', fee: 70 },
  { name: 'Haram', fee: 95 },
  { name: 'Sheikh Zayed', fee: 130 },
  { name: '6th of October', fee: 140 },
  { name: 'Smart Village', fee: 130 },
]

/** Daily time slots. Minutes count from midnight of the delivery day in Cairo. */
export const demoDeliverySlots = [
  {
    name: 'Morning',
    startMinute: atHour(9),
    endMinute: atHour(12),
    cutoffMinute: atHourOfTheDayBefore(20),
    capacity: 24,
  },
  {
    name: 'Midday',
    startMinute: atHour(12),
    endMinute: atHour(15),
    cutoffMinute: atHour(9),
    capacity: 24,
  },
  {
    name: 'Afternoon',
    startMinute: atHour(15),
    endMinute: atHour(18),
    cutoffMinute: atHour(12),
    capacity: 20,
  },
  {
    name: 'Evening',
    startMinute: atHour(18),
    endMinute: atHour(22),
    cutoffMinute: atHour(16),
    capacity: 30,
  },
]

/** Closed days, relative to the day of seeding. */
export const demoDeliveryClosures = [
  { inDays: 9, reason: 'Closed for stocktaking' },
  { inDays: 24, reason: 'Closed for the staff’s day out' },
]

export const demoPeakDays: readonly DemoPeakDay[] = [
  { monthDay: '02-14', name: 'Valentine’s Day', surcharge: 60 },
  { monthDay: '03-21', name: 'Mother’s Day', surcharge: 60 },
  { inDays: 6, name: 'Wedding weekend', surcharge: 40 },
]
