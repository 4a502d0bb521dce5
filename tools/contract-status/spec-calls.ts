/** A call of the specification: its method and its path below `/api`. */
export type SpecCall = { method: string; path: `/${string}` }

// Section 7 of the specification, row by row, misspellings included.
const namedCalls = `
  GET web-settings
  POST user_signup
  POST user-register
  POST update_profile
  GET get_categories
  GET get_property
  GET get-property-list
  GET get_articles
  GET get-cities-data
  POST add_favourite
  GET get_favourite_property
  GET get_languages
  POST contct_us
  GET get-package
  GET get_payment_settings
  GET get_payment_details
  POST post_property
  POST update_post_property
  POST delete_property
  POST post_project
  POST delete_project
  GET get_facilities
  POST store_advertisement
  POST interested_users
  GET get_interested_users
  GET get_notification_list
  POST assign_package
  GET get_chats
  GET get_messages
  POST send_message
  POST delete_chat_message
  POST delete_user
  GET get_report_reasons
  POST add_reports
  GET get_nearby_properties
  POST update_property_status
  POST change-property-status
  POST change-project-status
  GET get-projects
  GET get-project-detail
  GET get-added-projects
  GET get-added-properties
  POST personalised-fields
  GET personalised-fields
  DELETE personalised-fields
  GET get_user_recommendation
  GET homepage-data
  GET agent-list
  GET agent-properties
  GET faqs
  GET paypal
  POST flutterwave
  POST create-payment-intent
  POST payment-transaction-fail
  POST before-logout
  GET get-otp
  GET verify-otp
  GET forgot-password
  GET get-agent-verification-form-fields
  POST apply-agent-verification
  GET get-agent-verification-form-values
  GET mortgage-calculator
  POST block-user
  POST unblock-user
  GET get-facilities-for-filter
  GET check-package-limit
  GET get-featured-data
`

// Mentioned there without a path; these are the ones we gave them.
const unnamedCalls = `
  POST update-fcm-token
  GET get-user
  GET blocked-users
  GET payment-transaction-status
`

export const specCalls: SpecCall[] = [...rows(namedCalls), ...rows(unnamedCalls)]

function rows(text: string): SpecCall[] {
  return [...text.matchAll(/^ *([A-Z]+) (\S+)$/gm)].map(([, method = '', path = '']) => ({ method, path: `/${path}` }))
}
