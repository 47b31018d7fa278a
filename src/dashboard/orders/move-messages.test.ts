import { expect, it } from 'vitest'
import { undoMessage } from './move-messages.ts'

it('says how many moves were undone', () => {
  expect(undoMessage([{ id: 'a', outcome: 'undone' }])).toEqual({ isDone: true, title: 'Undone' })
  const both = undoMessage([
    { id: 'a', outcome: 'undone' },
    { id: 'b', outcome: 'undone' },
  ])
  expect(both).toEqual({ isDone: true, title: '2 undone' })
})

it('says why a move was not undone', () => {
  expect(undoMessage([{ id: 'a', outcome: 'too-late-to-undo' }])).toMatchObject({
    isDone: false,
    title: 'Too late to undo',
  })
})

it('counts the moves of a bulk move that were not undone', () => {
  const some = undoMessage([
    { id: 'a', outcome: 'undone' },
    { id: 'b', outcome: 'changed-elsewhere' },
  ])
  expect(some).toMatchObject({ isDone: false, title: '1 of 2 not undone' })
})
