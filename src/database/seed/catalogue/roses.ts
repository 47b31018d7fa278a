import type { CatalogueSection } from '../demo-catalogue.ts'

export const roses: CatalogueSection = {
  slug: 'roses',
  name: 'Roses',
  nameAr: 'ورد',
  products: [
    {
      name: 'Twenty-four Red Roses',
      description:
        'Two dozen Red Naomi roses on 60 cm stems, dark as velvet at the heart and a shade brighter at the edge. Hand-tied in a close dome, wrapped in kraft paper and finished with a moss-green ribbon. A soft, true rose scent.',
      care: 'Cut 2 cm off each stem at a slant and stand them in cool water within the hour. Change the water every second day and keep the blooms away from fruit.',
      nameAr: '24 وردة حمراء',
      descriptionAr:
        '24 وردة من صنف ريد ناومي بسيقان طولها 60 سم، مخملية داكنة في القلب وأفتح قليلًا عند الأطراف. ننسّقها يدويًا في قبة متماسكة، ونلفّها بورق الكرافت مع شريط أخضر داكن. عطرها عطر الورد الأصيل، ناعم وهادئ.',
      careAr:
        'قصّ 2 سم من كل ساق بشكل مائل وضع الورد في ماء بارد خلال ساعة. غيّر الماء كل يومين، وأبعد الورد عن الفاكهة.',
      price: 1450,
      stock: 18,
    },
    {
      name: 'Blush Garden Roses',
      description:
        'Garden roses with close to a hundred petals each, opening from shell pink to almost white. Tied loosely with their own foliage in ivory paper. They smell of tea and a little of myrrh.',
      care: 'Garden roses drink a great deal: fill the vase to two thirds and top it up each morning. They open fully on the second day and are best for five.',
      nameAr: 'ورد جوري وردي فاتح',
      descriptionAr:
        'ورد جوري، في كل وردة منه نحو مئة بتلة تتفتح من الوردي الصدفي إلى ما يقارب الأبيض. ننسّقه بحرية مع أوراقه في ورق عاجي. رائحته رائحة الشاي مع لمسة من المُر.',
      careAr:
        'الورد الجوري يشرب كثيرًا: املأ الفازة حتى ثلثيها وأكمل الماء كل صباح. يكتمل تفتحه في اليوم الثاني، ويبقى في أجمل حالاته خمسة أيام.',
      price: 1850,
      sale: { price: 1480, startsInDays: -2, endsInDays: 5 },
      stock: 9,
      leadDays: 1,
    },
    {
      name: 'White Roses with Olive',
      description:
        'Sixteen white Avalanche roses among silvery olive branches from Fayoum, arranged in a clear glass vase 20 cm tall. Cool, quiet and very lightly scented. The vase is yours to keep.',
      care: 'Take off any leaf that would sit under water. Olive outlasts the roses by a week, so keep the branches when the blooms are done.',
      nameAr: 'ورد أبيض مع أغصان الزيتون',
      descriptionAr:
        '16 وردة بيضاء من صنف أفالانش بين أغصان زيتون فضية من الفيوم، في فازة من الزجاج الشفاف ارتفاعها 20 سم. تنسيق هادئ رقيق بعطر خفيف جدًا. والفازة تبقى معك.',
      careAr:
        'أزل كل ورقة قد تلامس الماء. يعيش الزيتون أسبوعًا بعد الورد، فاحتفظ بالأغصان حين يذبل الورد.',
      price: 1690,
      stock: 7,
    },
    {
      name: 'Coral Spray Roses',
      description:
        'Ten branching stems, each with four to six small coral roses and a few tight buds that open later in the week. Wrapped in kraft with a narrow ivory ribbon, about 45 cm tall.',
      care: 'Snip away spent roses at the joint and the buds beside them will open. A cool room adds two days.',
      nameAr: 'ورد سبراي مرجاني',
      descriptionAr:
        'عشرة أغصان متفرعة، يحمل كل منها من أربع إلى ست وردات مرجانية صغيرة وبراعم تتفتح خلال الأسبوع. ملفوفة بورق الكرافت مع شريط عاجي رفيع، بارتفاع 45 سم تقريبًا.',
      careAr:
        'قصّ الورد الذابل عند المفصل فتتفتح البراعم المجاورة. الغرفة الباردة تطيل عمرها يومين.',
      price: 780,
      sale: { price: 620, startsInDays: -1, endsInDays: 3 },
      stock: 22,
    },
    {
      name: 'One Long Red Rose',
      description:
        'A single Explorer rose on a 70 cm stem, chosen that morning for its head. It comes in a slim glass bottle with two of its leaves left on. Enough said.',
      care: 'Keep the bottle full to the neck and trim the stem by 1 cm on the third day. Out of the sun it will stand for a week.',
      nameAr: 'وردة حمراء طويلة الساق',
      descriptionAr:
        'وردة واحدة من صنف إكسبلورر بساق طولها 70 سم، نختارها في صباح اليوم نفسه لجمال رأسها. تأتي في زجاجة رفيعة مع ورقتين من أوراقها. وهذا يكفي.',
      careAr:
        'حافظ على الزجاجة ممتلئة حتى العنق، وقصّ 1 سم من الساق في اليوم الثالث. بعيدًا عن الشمس تعيش أسبوعًا.',
      price: 280,
      stock: 40,
    },
    {
      name: 'One Hundred Roses',
      description:
        'A hundred crimson roses set shoulder to shoulder in a low round box of moss-green card, 48 cm across. We cut them the day before and two of us place them by hand. It needs a table of its own.',
      care: 'The stems stand in wet foam inside a lined box: pour two cups of water between the heads every day. Carry it by the base, with both arms.',
      nameAr: 'مئة وردة',
      descriptionAr:
        'مئة وردة قرمزية متراصة في بوكس دائري منخفض من الكرتون الأخضر الداكن، قطره 48 سم. نقصّ الورد قبل التوصيل بيوم، ويرصّه اثنان منا باليد وردة وردة. يستحق طاولة له وحده.',
      careAr:
        'السيقان في إسفنج مبلل داخل بوكس مبطن: اسكب كوبين من الماء بين الورود كل يوم. احمل البوكس من أسفله بكلتا يديك.',
      price: 6200,
      stock: null,
      leadDays: 3,
    },
  ],
}
