import { defineMessages } from '#i18n/define-messages.ts'

/** Screen reader announcements while the user sorts. */
export const sortingText = defineMessages({
  en: {
    outside: '{name} is not over the list.',
    position: '{name} is at position {index} of {count}.',
    pickedUp: 'Picked up {name}.',
    cancelled: 'Cancelled. {name} was not moved.',
    instructions:
      'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
    move: 'Move {name}',
  },
  ar: {
    outside: '{name} خارج القائمة.',
    position: '{name} في الموضع {index} من {count}.',
    pickedUp: 'تم التقاط {name}.',
    cancelled: 'تم الإلغاء، ولم يُنقل {name}.',
    instructions:
      'اضغط مفتاح المسافة للالتقاط، والأسهم للنقل، ومفتاح المسافة للإفلات، ومفتاح Escape للإلغاء.',
    move: 'نقل {name}',
  },
})
