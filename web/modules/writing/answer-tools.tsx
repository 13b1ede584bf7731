import { Suspense, use } from 'react'
import { AnswerToolsContext, type AnswerTool, type AnswerToolProps } from '../../kit/answer-tools.ts'
import { useHolds } from '../../kit/rights.ts'
import { appendToDraft } from './drafts.ts'

interface AnswerToolsProps extends Pick<AnswerToolProps, 'reader'> {
  /** The draft that the tools write into. */
  readonly place: Parameters<typeof appendToDraft>[0]
}

/** The tools that other modules add beside an answer. */
export function AnswerTools({ place, reader }: AnswerToolsProps) {
  const insert = (paragraph: string) => appendToDraft(place, paragraph)
  return use(AnswerToolsContext).map((tool) => <Offered key={tool.name} tool={tool} reader={reader} insert={insert} />)
}

function Offered({ tool: { flag, Tool }, ...props }: AnswerToolProps & { readonly tool: AnswerTool }) {
  if (!useHolds(...flag)) return null
  return (
    <Suspense>
      <Tool {...props} />
    </Suspense>
  )
}
