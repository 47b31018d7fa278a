import { Bell, BellOff } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { deviceMemory } from '../layout/device-memory.ts'
import { chime } from './chime.ts'

const storedAs = 'workshop-sound'

/** Whether a new order is to be heard: not, until somebody wants it, and then on this device until they do not. */
export function useSound(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(deviceMemory.read(storedAs) === 'on'), [])
  const remember = useCallback((wanted: boolean) => {
    deviceMemory.keep(storedAs, wanted ? 'on' : 'off')
    setOn(wanted)
    if (wanted) chime()
  }, [])
  return { isOn, setOn: remember }
}

export function SoundSwitch({ isOn, setOn }: ReturnType<typeof useSound>) {
  const Icon = isOn ? Bell : BellOff
  return (
    <Button
      look="quiet"
      size="small"
      className="max-md:min-h-11"
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {isOn ? 'Sound is on' : 'Sound is off'}
    </Button>
  )
}
