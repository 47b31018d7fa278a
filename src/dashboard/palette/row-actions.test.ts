// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { actOnRow } from './row-actions.ts'

const row = (id: string) =>
  `<tr><td><input type="checkbox" id="box-${id}"></td><td><a href="#${id}" id="${id}">${id}</a></td></tr>`

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content"><table>
      <thead><tr><th><input type="checkbox" id="all"></th></tr></thead>
      <tbody><tr><td>No link</td></tr>${['a', 'b', 'c'].map(row).join('')}</tbody>
    </table></main>`
})

const focused = () => document.activeElement?.id
const isChecked = (id: string) => document.querySelector<HTMLInputElement>(`#box-${id}`)?.checked

describe('row actions', () => {
  it('move the focus from row to row and stop at the ends', () => {
    const seen = ['nextRow', 'nextRow', 'nextRow', 'nextRow', 'previousRow', 'previousRow'] as const
    const places = seen.map((action) => {
      actOnRow(action)
      return focused()
    })
    expect(places).toEqual(['a', 'b', 'c', 'c', 'b', 'a'])
    actOnRow('previousRow')
    expect(focused()).toBe('a')
  })

  it('select the current row, also when its checkbox has the focus', () => {
    actOnRow('selectRow')
    expect(isChecked('a')).toBe(false)
    actOnRow('nextRow')
    actOnRow('selectRow')
    expect(isChecked('a')).toBe(true)
    document.querySelector<HTMLInputElement>('#box-b')?.focus()
    actOnRow('selectRow')
    expect([isChecked('a'), isChecked('b')]).toEqual([true, true])
    actOnRow('nextRow')
    expect(focused()).toBe('c')
  })

  it('open the current row by its link', () => {
    let opened = ''
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) opened = target.id
    })
    actOnRow('openRow')
    expect(opened).toBe('')
    actOnRow('nextRow')
    actOnRow('openRow')
    expect(opened).toBe('a')
  })
})
