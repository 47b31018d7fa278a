import { defineMessages } from '#i18n/define-messages.ts'

export const floorText = defineMessages({
  en: { floor: 'Floor {floor}', floorAndFlat: 'Floor {floor}, flat {flat}' },
  ar: { floor: 'الدور {floor}', floorAndFlat: 'الدور {floor}، شقة {flat}' },
})
