import { manifests } from '../gathered.gen.ts'
import type { AnswerTool } from '../kit/answer-tools.ts'
import type { WebManifest } from '../kit/manifest.ts'

/** Tools beside the answers of agents, of all modules. */
export const answerTools: readonly AnswerTool[] = Object.values<WebManifest>(manifests).flatMap(
  ({ answerTools: tools }) => tools ?? [],
)
