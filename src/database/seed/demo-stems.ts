import type { StemDraft } from '#commerce/recipes/stem.ts'

const market = 'Giza flower market'
const delta = 'Delta bulb growers'
const fayoum = 'Fayoum growers'
const holland = 'Import from Holland'

const stem = (name: string, nameAr: string, perBunch: number, supplier: string): StemDraft => ({
  name,
  nameAr,
  perBunch,
  supplier,
})

/** Stems that the demo shop buys by the bunch; its recipes name these by their key. */
export const demoStems: Readonly<Record<string, StemDraft>> = {
  'apricot-peony': stem('Apricot peony', 'فاوانيا مشمشية', 5, holland),
  'apricot-ranunculus': stem('Apricot ranunculus', 'رانونكولس مشمشي', 10, delta),
  'blue-hydrangea': stem('Blue hydrangea', 'هيدرانجيا زرقاء', 5, holland),
  'blush-orchid': stem('Blush orchid plant', 'نبتة أوركيد وردية فاتحة', 1, holland),
  'blush-peony': stem('Blush peony', 'فاوانيا وردية فاتحة', 5, holland),
  'blush-rose': stem('Blush rose', 'ورد وردي فاتح', 20, market),
  'burgundy-ranunculus': stem('Burgundy ranunculus', 'رانونكولس عنابي', 10, delta),
  'burgundy-rose': stem('Burgundy rose', 'ورد عنابي', 20, market),
  'butter-ranunculus': stem('Butter yellow ranunculus', 'رانونكولس أصفر فاتح', 10, delta),
  chamomile: stem('Chamomile', 'بابونج', 25, fayoum),
  'chocolate-sunflower': stem('Chocolate sunflower', 'عباد شمس بني', 5, fayoum),
  'coral-peony': stem('Coral peony', 'فاوانيا مرجانية', 5, holland),
  'coral-spray-rose': stem('Coral spray rose', 'ورد سبراي مرجاني', 10, market),
  'coral-tulip': stem('Coral tulip', 'توليب مرجاني', 10, delta),
  'cream-ranunculus': stem('Cream ranunculus', 'رانونكولس كريمي', 10, delta),
  eucalyptus: stem('Silver eucalyptus', 'أوكالبتوس فضي', 10, market),
  'green-eucalyptus': stem('Green eucalyptus', 'أوكالبتوس أخضر', 10, market),
  'green-hydrangea': stem('Green hydrangea', 'هيدرانجيا خضراء', 5, holland),
  lavender: stem('Dried lavender', 'لافندر مجفف', 100, fayoum),
  'lilac-hydrangea': stem('Lilac hydrangea', 'هيدرانجيا ليلكية', 5, holland),
  'magenta-orchid': stem('Magenta orchid plant', 'نبتة أوركيد فوشيا', 1, holland),
  'magenta-peony': stem('Magenta peony', 'فاوانيا فوشيا', 5, holland),
  olive: stem('Olive branch', 'غصن زيتون', 10, fayoum),
  'peach-rose': stem('Peach rose', 'ورد خوخي', 20, market),
  'peach-tulip': stem('Peach tulip', 'توليب خوخي', 10, delta),
  'pink-peony': stem('Pink peony', 'فاوانيا وردية', 5, holland),
  'pink-tulip': stem('Pink tulip', 'توليب وردي', 10, delta),
  'plum-tulip': stem('Plum tulip', 'توليب برقوقي', 10, delta),
  'red-rose': stem('Red rose', 'ورد أحمر', 20, market),
  'red-tulip': stem('Red tulip', 'توليب أحمر', 10, delta),
  'rose-orchid': stem('Rose orchid plant', 'نبتة أوركيد زهرية', 1, holland),
  ruscus: stem('Ruscus', 'روسكس', 10, market),
  salal: stem('Salal leaf', 'أوراق سالال', 20, market),
  'salmon-tulip': stem('Salmon tulip', 'توليب سلموني', 10, delta),
  'shell-rose': stem('Shell pink rose', 'ورد صدفي', 20, market),
  sunflower: stem('Sunflower', 'عباد شمس', 5, fayoum),
  'white-orchid': stem('White orchid plant', 'نبتة أوركيد بيضاء', 1, holland),
  'white-peony': stem('White peony', 'فاوانيا بيضاء', 5, holland),
  'white-ranunculus': stem('White ranunculus', 'رانونكولس أبيض', 10, delta),
  'white-rose': stem('White rose', 'ورد أبيض', 20, market),
  'white-tulip': stem('White tulip', 'توليب أبيض', 10, delta),
  'yellow-orchid': stem('Yellow orchid plant', 'نبتة أوركيد صفراء', 1, holland),
  'yellow-tulip': stem('Yellow tulip', 'توليب أصفر', 10, delta),
}
