import { Activity } from '../../../life/public.ts'
import classes from './editor.module.css'

/** The history of the article. */
export default function HistoryPart({ id }: { readonly id: string }) {
  return (
    <div className={classes['history']}>
      <Activity id={id} />
    </div>
  )
}
