import './shell-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { lazyLoad, loadWhenIdle } from '../kit/lazy-load.ts'
import { useNewVersion } from '../kit/service-worker.ts'
import { queryClient } from '../kit/query-client.ts'
import { useSession } from '../kit/session.ts'
import { UndoRegion } from '../ui/undo-region.tsx'
import { useAnyToast } from '../ui/toasts.ts'
import { startPortal } from './start-portal.ts'
import { AnswerToolsContext } from '../kit/answer-tools.ts'
import { TurnTargetsContext } from '../kit/turn-targets.ts'
import { turnTargets } from './turn-targets.ts'
import { RecordStarContext, type RecordStarProps } from '../kit/record-star.ts'
import { answerTools } from './answer-tools.ts'
import { Shell } from './shell.tsx'
import { lazyExtra, lazyPart } from '../ui/lazy-part.tsx'

startPortal()

const Toasts = lazyExtra(() => import('../ui/toast-machine.tsx').then((machine) => ({ default: machine.Toasts })))

const loadNewVersion = () => import('./new-version.tsx')
const NewVersion = lazyExtra(loadNewVersion)
loadWhenIdle(lazyLoad(loadNewVersion)) // once there is a new version, the files of this one may be gone

const RecordStar = lazyExtra(async () => ({ default: (await import('../modules/favourites/public.ts')).RecordStar }))
const star = (props: RecordStarProps) => <RecordStar {...props} />

/** Few ever see it. */
const PasswordDue = lazyPart(() =>
  import('../modules/identity/public.ts').then(({ PasswordDuePage }) => ({ default: PasswordDuePage })),
)

/** Everything behind the login: records, live connections and the frame round every screen, or what stands in its place. */
export function PortalLayout({ children }: { children?: ReactNode }) {
  const person = useSession()
  const toasted = useAnyToast()
  const renewed = useNewVersion(({ start }) => start !== undefined)
  if (!person) return null // on the way to the login
  return (
    <QueryClientProvider client={queryClient}>
      <AnswerToolsContext value={answerTools}>
        <TurnTargetsContext value={turnTargets}>
          <RecordStarContext value={star}>
            {person.passwordDue ? <PasswordDue /> : <Shell person={person}>{children}</Shell>}
          </RecordStarContext>
        </TurnTargetsContext>
      </AnswerToolsContext>
      <UndoRegion />
      <Suspense>{toasted && <Toasts />}</Suspense>
      <Suspense>{renewed && <NewVersion />}</Suspense>
    </QueryClientProvider>
  )
}
