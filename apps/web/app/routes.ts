import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every URL of the site, on one page. The default language has no segment of its own. */
export default [
  route(':lang?', 'shell/layout/site-layout-page.tsx', [
    index('features/search/landing/landing-page.tsx'),
    route('properties', 'features/search/results-page.tsx', [
      route('filters', 'features/search/filters/filters-page.tsx'),
    ]),
    route('featured', 'features/search/lists/properties-page.tsx', { id: 'featured' }),
    route('most-viewed', 'features/search/lists/properties-page.tsx', { id: 'most-viewed' }),
    route('most-liked', 'features/search/lists/properties-page.tsx', { id: 'most-liked' }),
    route('recently-viewed', 'features/search/lists/seen-page.tsx'),
    route('cities', 'features/search/lists/cities-page.tsx'),
    route('projects', 'features/search/projects/projects-page.tsx'),
    route('properties-details/:slug', 'features/properties/property-page.tsx'),
    route('project-details/:slug', 'features/projects/project-page.tsx'),
    route('my-property/:slug', 'features/properties/own/my-property-page.tsx'),
    route('renew-property', 'features/properties/own/renew-property-page.tsx'),
    route('user/properties/:step?', 'features/properties/posting/posting-page.tsx'),
    route('user/add-project/:step?', 'features/projects/posting/project-posting-page.tsx'),
    layout('shell/layout/dashboard-layout-page.tsx', [
      route('user', 'features/accounts/profile/overview-page.tsx'),
      route('user/my-properties', 'features/properties/own/my-properties-page.tsx'),
      route('user/my-projects', 'features/projects/own/my-projects-page.tsx'),
      route('user/profile', 'features/accounts/profile/profile-page.tsx'),
      route('user/security', 'features/accounts/security/security-page.tsx'),
    ]),
    route('subscription-plan', 'features/packages/plans-page.tsx'),
    route('sign-in', 'features/accounts/sign-in/sign-in-page.tsx'),
    route('register', 'features/accounts/register/register-page.tsx'),
    route('forgot-password', 'features/accounts/sign-in/forgot-password-page.tsx'),
    route('reset-password', 'features/accounts/sign-in/reset-password-page.tsx'),
    route('second-step', 'features/accounts/security/second-step-page.tsx'),
    route('setup-owner', 'features/accounts/staff/setup-owner-page.tsx'),
    route('terms', 'features/legal/terms-page.tsx'),
    route('privacy', 'features/legal/privacy-page.tsx'),
    route('*', 'shell/layout/not-found-page.tsx'),
  ]),
  route('manifest.webmanifest', 'shell/manifest.ts'),
  route('offline/:language', 'shell/offline/offline-document.tsx'),
] satisfies RouteConfig
