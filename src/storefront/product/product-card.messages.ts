import { defineMessages } from '#i18n/define-messages.ts'

/** Texts of every list of products: price, cart and wishlist. */
export const productCardText = defineMessages({
  en: {
    addToCart: 'Add to Cart',
    addToCartNamed: 'Add to Cart: {name}',
    discard: 'Discard from Cart',
    discardNamed: 'Discard from Cart: {name}',
    addToWishlist: 'Add to Wishlist',
    addToWishlistNamed: 'Add to Wishlist: {name}',
    removeFromWishlist: 'Remove from Wishlist',
    soldOut: 'Sold out',
    emailMe: 'Email me when it is back',
    from: 'From {price}',
    chooseSize: 'Choose a Size',
    chooseSizeNamed: 'Choose a Size: {name}',
    salePrice: 'Sale price ',
    was: ', was ',
  },
  ar: {
    addToCart: 'أضف إلى السلة',
    addToCartNamed: 'أضف إلى السلة: {name}',
    discard: 'احذف من السلة',
    discardNamed: 'احذف من السلة: {name}',
    addToWishlist: 'أضف إلى المفضلة',
    addToWishlistNamed: 'أضف إلى المفضلة: {name}',
    removeFromWishlist: 'احذف من المفضلة',
    soldOut: 'نفدت الكمية',
    emailMe: 'راسلني عند توفره',
    from: 'من {price}',
    chooseSize: 'اختر الحجم',
    chooseSizeNamed: 'اختر الحجم: {name}',
    salePrice: 'السعر بعد الخصم ',
    was: ' بدلًا من ',
  },
})
