import { defineMessages } from '#i18n/define-messages.ts'

export const categoriesText = defineMessages({
  en: {
    title: 'Categories',
    all: 'All categories',
    newCategory: 'New category',
    none: 'No categories yet.',
    noneNote:
      'Every product belongs to a category, and customers browse by category. Start with what you sell most.',
    inShopOrder: 'Categories in shop order',
    edit: 'Edit',
    editName: 'Edit {name}',
    delete: 'Delete',
    deleteName: 'Delete {name}',
    create: 'Create',
    name: 'Name',
    nameAr: 'Arabic name',
    picture: 'Picture',
    waitForUpload: 'Wait for the picture to finish uploading.',
    pictureOfCategory: 'Picture of the category',
    undeletable: '“{name}” cannot be deleted',
    ok: 'OK',
    close: 'Close',
    noOther:
      'It has {count, plural, one {1 product} other {{count} products}}, and there is no other category to move them to.',
    deleteTitle: 'Delete “{name}”?',
    moveAndDelete: 'Move and delete',
    selectTarget:
      'It has {count, plural, one {1 product} other {{count} products}}. Select a category to move them to.',
    moveTo: 'Move to',
    empty: 'It has no products. This cannot be undone.',
  },
  ar: {
    title: 'الأقسام',
    all: 'كل الأقسام',
    newCategory: 'قسم جديد',
    none: 'لا توجد أقسام حتى الآن.',
    noneNote: 'لكل منتج قسم، ويتصفح العملاء المتجر حسب الأقسام. ابدأ بأكثر ما تبيعه.',
    inShopOrder: 'الأقسام بترتيب ظهورها في المتجر',
    edit: 'تعديل',
    editName: 'تعديل {name}',
    delete: 'حذف',
    deleteName: 'حذف {name}',
    create: 'إنشاء',
    name: 'الاسم بالإنجليزية',
    nameAr: 'الاسم بالعربية',
    picture: 'الصورة',
    waitForUpload: 'انتظر حتى يكتمل رفع الصورة.',
    pictureOfCategory: 'صورة القسم',
    undeletable: 'لا يمكن حذف «{name}»',
    ok: 'حسنًا',
    close: 'إغلاق',
    noOther:
      'في هذا القسم {count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}، ولا يوجد قسم آخر لنقلها إليه.',
    deleteTitle: 'هل تريد حذف «{name}»؟',
    moveAndDelete: 'نقل وحذف',
    selectTarget:
      'في هذا القسم {count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}. اختر القسم الذي تُنقل إليه.',
    moveTo: 'نقل إلى',
    empty: 'لا توجد منتجات في هذا القسم. لا يمكن التراجع عن ذلك.',
  },
})

/** Why a category was not changed, by refusal. */
export const categoryRefusalText = defineMessages({
  en: {
    'name-taken': 'Another category already has this name.',
    'too-many-categories': 'You can have up to {most} categories. Delete one first.',
    'picture-not-found': 'The picture no longer exists. Upload it again.',
    'category-not-found': 'Someone else has deleted this category.',
    'changed-elsewhere': 'Someone else has already changed the categories.',
    'has-products': 'This category has products. Move them first.',
    'has-add-ons':
      'Some add-ons are offered with this category only. Choose other categories for them first.',
  },
  ar: {
    'name-taken': 'يوجد قسم آخر بهذا الاسم.',
    'too-many-categories':
      'يمكن إضافة {most, plural, one {قسم واحد} two {قسمين} few {# أقسام} many {# قسمًا} other {# قسم}} على الأكثر. احذف قسمًا أولًا.',
    'picture-not-found': 'لم تعد الصورة موجودة. ارفعها مرة أخرى.',
    'category-not-found': 'حذف شخص آخر هذا القسم.',
    'changed-elsewhere': 'سبق أن غيّر شخص آخر الأقسام.',
    'has-products': 'في هذا القسم منتجات. انقلها أولًا.',
    'has-add-ons': 'هناك إضافات تُعرض مع هذا القسم فقط. اختر لها أقسامًا أخرى أولًا.',
  },
})
