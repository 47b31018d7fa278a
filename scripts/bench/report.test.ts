import { describe, expect, it } from 'vitest'
import { budgetOf, growthBudget } from './report.ts'

const row = { what: 'home', measured: '', beside: '', budget: '' }

describe('the budget of a measured row', () => {
  it.each([
    ['2.5 ms', '≤ 2.5 ms'],
    ['500/s, p95 9.0 ms', '≥ 500/s'],
    ['136/s, p95 15.0 ms', 'p95 ≤ 15 ms'],
    ['1,000 ms', '≤ 1,000 ms'],
    ['not measured', '≤ 100 ms'],
    ['99, 100, 100', '100 each'],
  ])('is unmarked when %s meets %s', (measured, budget) => {
    expect(budgetOf({ ...row, measured, budget })).toBe(budget)
  })

  it.each([
    ['2.51 ms', '≤ 2.5 ms', '**≤ 2.5 ms**'],
    ['499/s, p95 900 ms', '≥ 500/s', '**≥ 500/s**'],
    ['136/s, p95 15.1 ms', 'p95 ≤ 15 ms', '**p95 ≤ 15 ms**'],
    ['1,001 ms', '≤ 1,000 ms', '**≤ 1,000 ms**'],
  ])('is bold where %s misses %s', (measured, budget, marked) => {
    expect(budgetOf({ ...row, measured, budget })).toBe(marked)
  })

  it.each([
    ['3.0 times the smallest', growthBudget, growthBudget],
    ['3.1 times the smallest', growthBudget, `**${growthBudget}**`],
    ['89.9 % of a bare server', '≥ 90 %', '**≥ 90 %**'],
    [
      'FCP 3 s, LCP 2.0 s, TBT 101 ms',
      'LCP ≤ 2.0 s, TBT ≤ 100 ms',
      'LCP ≤ 2.0 s, **TBT ≤ 100 ms**',
    ],
  ])(
    'compares a ratio, or a figure with a name, with those beside: %s',
    (beside, budget, marked) => {
      expect(budgetOf({ ...row, measured: '1 ms', beside, budget })).toBe(marked)
    },
  )
})
