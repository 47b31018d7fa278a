// @vitest-environment happy-dom
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { EditConflict } from './edit-conflict.tsx'

const base = { name: 'Zamalek', fee: '75' }
const versions = {
  base,
  mine: { name: 'Zamalek North', fee: '80' },
  theirs: { ...base, fee: '90' },
}

function showConflict() {
  const onResolve = vi.fn()
  const router = createRouter({ routeTree: createRootRoute() })
  const page = show(
    <RouterContextProvider router={router}>
      <EditConflict
        versions={versions}
        labels={{ name: 'Name', fee: 'Fee in EGP' }}
        onResolve={onResolve}
      />
    </RouterContextProvider>,
  )
  const click = (selector: string) =>
    page.run(() => page.container.querySelector<HTMLElement>(selector)?.click())
  const clickButton = (label: string) =>
    page.run(() =>
      [...page.container.querySelectorAll('button')]
        .find((one) => one.textContent === label)
        ?.click(),
    )
  return { ...page, onResolve, click, clickButton }
}

it('shows both versions of each field, and says where both changed it', () => {
  const { text } = showConflict()
  for (const part of ['Name', 'Zamalek North', 'Fee in EGP, changed by both', '80', '90']) {
    expect(text()).toContain(part)
  }
})

it('resolves with the chosen side of each field', () => {
  const { onResolve, click, clickButton } = showConflict()
  click('input[name="conflict-fee"][value="theirs"]')
  clickButton('Use selected values')
  expect(onResolve).toHaveBeenCalledWith({ name: 'Zamalek North', fee: '90' })
})

it('loads the latest version whole', () => {
  const { onResolve, clickButton } = showConflict()
  clickButton('Load latest version')
  expect(onResolve).toHaveBeenCalledWith(versions.theirs)
})
