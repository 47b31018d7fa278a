import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { occasionQueries } from '#api/shown-occasions.ts'
import { searchPageText } from './search-page.messages.ts'

/** Links to the occasions that a search names, above its results. */
export function FoundOccasions({ query }: { query: string }) {
  const { data: occasions = [] } = useQuery(occasionQueries.named(query))
  if (occasions.length === 0) return null
  return (
    <nav aria-label={searchPageText('occasions')} className="page-width pb-6">
      <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        {occasions.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/occasions/$slug" params={{ slug }} className="link">
              {searchPageText('occasion', { name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
