// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { useTextForm } from './use-text-form.ts'

const onSaved = vi.fn()

/** The text below the field after a save with this problem. */
async function errorAfter(problem: { message: string; isRefusal: boolean } | null) {
  function Form() {
    const { form, control } = useTextForm({ initial: 'roses', save: async () => problem, onSaved })
    return (
      <form {...form}>
        <input value={control.value} onChange={control.onChange} />
        <p>{control.error}</p>
        <button type="submit">Save</button>
      </form>
    )
  }
  const page = show(<Form />)
  document.body.append(page.container)
  page.run(() => page.container.querySelector('button')?.click())
  await page.advance(1)
  page.container.remove()
  return page.container.querySelector('p')?.textContent
}

it('shows the reason of a refusal at the field', async () => {
  expect(await errorAfter({ message: 'Too long', isRefusal: true })).toBe('Too long')
})

it('marks no field when the request fails', async () => {
  expect(await errorAfter({ message: 'Try again later', isRefusal: false })).toBe('')
})

it('reports a saved text once', async () => {
  expect(await errorAfter(null)).toBe('')
  expect(onSaved).toHaveBeenCalledOnce()
})
