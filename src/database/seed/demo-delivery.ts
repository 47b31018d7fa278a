/** A peak day: yearly, or relative to the day of seeding. */
export type DemoPeakDay = { name: string; nameAr: string; surcharge: number } & (
  | { monthDay: string }
  | { inDays: number }
)

const atHour = (hour: number) => hour * 60
const atHourOfTheDayBefore = (hour: number) => (hour - 24) * 60

/** Delivery areas with their fees in whole Egyptian pounds and their place on the map. */
export const demoDeliveryZones = [
  { name: 'Zamalek', nameAr: 'الزمالك', fee: 60, place: '30.0609, 31.2197' },
  { name: 'Garden City', nameAr: 'جاردن سيتي', fee: 60, place: '30.0366, 31.2312' },
  { name: 'Downtown', nameAr: 'وسط البلد', fee: 60, place: '30.0478, 31.2389' },
  { name: 'Maadi', nameAr: 'المعادي', fee: 80, place: '29.9602, 31.2569' },
  { name: 'Mokattam', nameAr: 'المقطم', fee: 90, place: '30.013, 31.302' },
  { name: 'Heliopolis', nameAr: 'مصر الجديدة', fee: 85, place: '30.0911, 31.3225' },
  { name: 'Nasr City', nameAr: 'مدينة نصر', fee: 85, place: '30.0561, 31.3301' },
  {
    name: 'New Cairo – Fifth Settlement',
    nameAr: 'القاهرة الجديدة – التجمع الخامس',
    fee: 110,
    place: '30.0074, 31.4386',
  },
  { name: 'Rehab', nameAr: 'الرحاب', fee: 120, place: '30.0594, 31.4913' },
  { name: 'Madinaty', nameAr: 'مدينتي', fee: 140, place: '30.0927, 31.639' },
  { name: 'Shorouk', nameAr: 'الشروق', fee: 150, place: '30.1411, 31.6282' },
  {
    name: 'New Administrative Capital',
    nameAr: 'العاصمة الإدارية الجديدة',
    fee: 180,
    place: '30.0074, 31.734',
  },
  { name: 'Dokki', nameAr: 'الدقي', fee: 65, place: '30.0382, 31.2118' },
  { name: 'Agouza', nameAr: 'العجوزة', fee: 65, place: '30.0562, 31.2124' },
  { name: 'Mohandessin', nameAr: 'المهندسين', fee: 70, place: '30.0557, 31.2005' },
  { name: 'Haram', nameAr: 'الهرم', fee: 95, place: '29.9938, 31.15' },
  { name: 'Sheikh Zayed', nameAr: 'الشيخ زايد', fee: 130, place: '30.0419, 30.977' },
  { name: '6th of October', nameAr: '6 أكتوبر', fee: 140, place: '29.9668, 30.94' },
  { name: 'Smart Village', nameAr: 'القرية الذكية', fee: 130, place: '30.0712, 31.0171' },
]

/** Daily time slots. Minutes count from midnight of the delivery day in Cairo. */
export const demoDeliverySlots = [
  {
    name: 'Morning',
    nameAr: 'الصباح',
    startMinute: atHour(9),
    endMinute: atHour(12),
    cutoffMinute: atHourOfTheDayBefore(20),
    capacity: 24,
  },
  {
    name: 'Midday',
    nameAr: 'الظهر',
    startMinute: atHour(12),
    endMinute: atHour(15),
    cutoffMinute: atHour(9),
    capacity: 24,
  },
  {
    name: 'Afternoon',
    nameAr: 'العصر',
    startMinute: atHour(15),
    endMinute: atHour(18),
    cutoffMinute: atHour(12),
    capacity: 20,
  },
  {
    name: 'Evening',
    nameAr: 'المساء',
    startMinute: atHour(18),
    endMinute: atHour(22),
    cutoffMinute: atHour(16),
    capacity: 30,
  },
]

/** Closed days, relative to the day of seeding. */
export const demoDeliveryClosures = [
  { inDays: 9, reason: 'Closed for stocktaking', reasonAr: 'مغلق للجرد' },
  { inDays: 24, reason: 'Closed for the staff’s day out', reasonAr: 'مغلق لرحلة فريق العمل' },
]

export const demoPeakDays: readonly DemoPeakDay[] = [
  { monthDay: '02-14', name: 'Valentine’s Day', nameAr: 'عيد الحب', surcharge: 60 },
  { monthDay: '03-21', name: 'Mother’s Day', nameAr: 'عيد الأم', surcharge: 60 },
  { inDays: 6, name: 'Wedding weekend', nameAr: 'موسم الأفراح', surcharge: 40 },
]
