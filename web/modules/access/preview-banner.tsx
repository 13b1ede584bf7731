import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInterface } from '../../kit/interface-state.ts'
import classes from './preview-banner.module.css'

/** Never to be overlooked: these menus are not one's own. */
export function PreviewBanner() {
  const { t } = useTranslation(['access', 'shell'])
  const navigate = useNavigate()
  const preview = useInterface((state) => state.preview)
  if (!preview) return null
  const role = t(`role_${preview.role}`, { ns: 'shell' })
  const end = () => {
    useInterface.setState({ preview: null })
    void navigate({ to: '/admin/setting', search: { tab: 'roles' } })
  }
  return (
    <section className={classes['banner']} aria-label={t('viewAs')} data-previewing={preview.role}>
      <IconEye size={18} stroke={1.6} aria-hidden />
      <div>
        <strong>
          {preview.person ? t('previewing_person', { name: preview.person.fullName }) : t('previewing_role', { name: role })}
        </strong>
        <span>{t('previewAbout')}</span>
      </div>
      <Button size="compact-md" variant="default" onClick={end}>
        {t('previewEnd')}
      </Button>
    </section>
  )
}
