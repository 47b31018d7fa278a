const notes = [659.3, 880]
const noteSeconds = 0.35
const volume = 0.15

let audio: AudioContext | null = null

/** Whether anything is to be heard: a browser lets a page make no sound before somebody has touched it. */
export function canPlaySound(): boolean {
  return navigator.userActivation?.hasBeenActive !== false
}

/** Two soft notes, where they are to be heard: kept waiting, all of them would sound at the first touch. */
export function chime(): void {
  if (!canPlaySound()) return
  audio ??= new AudioContext()
  const context = audio
  void context.resume().then(() => {
    for (const [index, pitch] of notes.entries()) playNote(context, pitch, index)
  })
}

function playNote(context: AudioContext, pitch: number, index: number): void {
  const begins = context.currentTime + index * noteSeconds * 0.6
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, begins)
  loudness.gain.linearRampToValueAtTime(volume, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, begins + noteSeconds)
  tone.connect(loudness).connect(context.destination)
  tone.start(begins)
  tone.stop(begins + noteSeconds)
}
