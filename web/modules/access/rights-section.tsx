import { useFollowLists } from '../../kit/follow.ts'
import { accessLive } from './api.ts'
import { Exceptions } from './exceptions.tsx'
import { Explainer } from './explainer.tsx'
import { MatrixEditor } from './matrix-editor.tsx'
import { RightsViews, useRightsView } from './rights-views.tsx'
import classes from './rights.module.css'

/** Rights: what roles grant, what single people have beside it, and why. */
export function RightsSection() {
  const view = useRightsView()
  useFollowLists(accessLive)
  if (view === 'matrix') return <MatrixEditor />
  return (
    <div className={classes['beside']}>
      <RightsViews />
      {view === 'explain' ? <Explainer /> : <Exceptions />}
    </div>
  )
}
