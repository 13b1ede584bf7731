import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OwnFieldsSection } from './own-fields-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import classes from './profile-page.module.css'
import { SessionsSection } from './sessions-section.tsx'
import { SignInsSection } from './sign-ins-section.tsx'
import { TokensSection } from './tokens-section.tsx'

/** What a person looks after alone; each part is a section of its own. */
export function ProfilePage() {
  const { t } = useTranslation('releases')
  return (
    <>
      <PageHeader title={t('name_profile')} subtitle={t('about_profile')} />
      <div className={classes['sections']}>
        <OwnFieldsSection />
        <PreferencesSection />
        <PasswordSection />
        <SessionsSection />
        <TokensSection />
        <SignInsSection />
      </div>
    </>
  )
}
