import { stopsAwayText } from './stops-away.messages.ts'

/** How many stops the driver still has. The caller announces a change. */
export function StopsAway({ stops }: { stops: number }) {
  return (
    <p className="mt-6 w-fit border-t border-line pt-5 font-display text-2xl">
      {stops === 0 ? stopsAwayText('next') : stopsAwayText('away', { count: stops })}
    </p>
  )
}
