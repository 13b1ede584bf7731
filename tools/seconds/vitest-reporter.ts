import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../steps.ts'
import { judgeSeconds } from './judge.ts'

/** Says after the integration tests how long those of each module took. */
export default class SecondsByModule implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const took = modules
      .filter(({ project }) => project.name === 'integration')
      .map((module) => ({ path: pathOf(module.moduleId), seconds: module.diagnostic().duration / 1000 }))
    if (!judgeSeconds('integration', took)) process.exitCode = 1
  }
}

const pathOf = (file: string): string => path.relative(root, file).replaceAll('\\', '/')
