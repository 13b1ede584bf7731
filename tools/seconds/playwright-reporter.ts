import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import path from 'node:path'
import { root } from '../steps.ts'
import { judgeSeconds } from './judge.ts'
import type { Took } from './by-module.ts'

/** Says after the journeys how long those of each module took. */
export default class SecondsByModule implements Reporter {
  private readonly took: Took[] = []

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.took.push({ path: path.relative(root, location.file).replaceAll('\\', '/'), seconds: duration / 1000 })
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return Promise.resolve({ status: judgeSeconds('e2e', this.took) ? status : 'failed' })
  }

  printsToStdio(): boolean {
    return false
  }
}
