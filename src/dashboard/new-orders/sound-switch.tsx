import { Bell, BellOff } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { newOrdersText } from './new-orders.messages.ts'
import type { Sound } from './sound.ts'

export function SoundSwitch({ isOn, isMute, setOn }: Sound) {
  const Icon = isOn ? Bell : BellOff
  const on = isMute ? 'clickForSound' : 'soundOn'
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-md:min-h-11"
      aria-pressed={isOn}
      onClick={() => setOn(isMute || !isOn)}
    >
      <Icon className="size-4" />
      {newOrdersText(isOn ? on : 'soundOff')}
    </Button>
  )
}
