import { Bell, BellOff } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { browserStorage } from '../layout/browser-storage.ts'
import { chime, mayBeHeard } from './chime.ts'

const storedAs = 'workshop-sound'

export interface Sound {
  /** Whether a new order is to be heard: not, until somebody wants it, and then on this device until they do not. */
  isOn: boolean
  /** Whether nobody has touched the page yet, so that nothing is heard. */
  isMute: boolean
  setOn: (isOn: boolean) => void
}

export function useSound(): Sound {
  const [isOn, setOn] = useState(false)
  const [isMute, setMute] = useState(false)
  useEffect(() => setOn(browserStorage.read(storedAs) === 'on'), [])
  useEffect(() => {
    if (mayBeHeard()) return
    setMute(true)
    const touched = new AbortController()
    const unmute = () => {
      touched.abort()
      // After the touch has done what it was meant for: it may be one of the switch.
      setTimeout(() => setMute(false))
    }
    for (const touch of ['click', 'keydown']) {
      addEventListener(touch, unmute, { signal: touched.signal })
    }
    return () => touched.abort()
  }, [])
  const remember = useCallback((wanted: boolean) => {
    browserStorage.write(storedAs, wanted ? 'on' : 'off')
    setOn(wanted)
    if (wanted) chime()
  }, [])
  return { isOn, isMute, setOn: remember }
}

export function SoundSwitch({ isOn, isMute, setOn }: Sound) {
  const Icon = isOn ? Bell : BellOff
  const on = isMute ? 'Click for sound' : 'Sound is on'
  return (
    <Button
      look="quiet"
      size="small"
      className="max-md:min-h-11"
      aria-pressed={isOn}
      onClick={() => setOn(isMute || !isOn)}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {isOn ? on : 'Sound is off'}
    </Button>
  )
}
