/** The calls of the specification by what they are for, as README counts them. */
export const areas: Record<string, string> = {
  'Search and pages': `
    GET /web-settings, GET /homepage-data, GET /get_property, GET /get-property-list, GET /get_nearby_properties,
    GET /get-featured-data, GET /get-projects, GET /get-project-detail, GET /get_categories, GET /get-cities-data,
    GET /get_facilities, GET /get-facilities-for-filter`,
  Accounts: `
    POST /user_signup, POST /user-register, GET /get-otp, GET /verify-otp, GET /forgot-password, GET /get-user,
    POST /update_profile, POST /update-fcm-token, POST /before-logout, POST /delete_user`,
  Listing: `
    POST /post_property, POST /update_post_property, POST /delete_property, POST /update_property_status,
    POST /change-property-status, GET /get-added-properties, POST /post_project, POST /delete_project,
    POST /change-project-status, GET /get-added-projects`,
  'Favourites, leads and the feed': `
    POST /add_favourite, GET /get_favourite_property, POST /interested_users, GET /get_interested_users,
    POST /personalised-fields, GET /personalised-fields, DELETE /personalised-fields, GET /get_user_recommendation,
    GET /get_notification_list`,
  'Chat, blocks and reports': `
    GET /get_chats, GET /get_messages, POST /send_message, POST /delete_chat_message, POST /block-user,
    POST /unblock-user, GET /blocked-users, GET /get_report_reasons, POST /add_reports`,
  'Agents and articles': `
    GET /agent-list, GET /agent-properties, GET /get-agent-verification-form-fields, POST /apply-agent-verification,
    GET /get-agent-verification-form-values, GET /get_articles, GET /faqs, GET /get_languages, POST /contct_us`,
  'Packages and payments': `
    GET /get-package, POST /assign_package, GET /check-package-limit, POST /store_advertisement,
    GET /get_payment_settings, GET /get_payment_details, POST /create-payment-intent, GET /paypal, POST /flutterwave,
    POST /payment-transaction-fail, GET /payment-transaction-status, GET /mortgage-calculator`,
}

export const callsIn = (area: string): string[] => (areas[area] ?? '').split(',').map((name) => name.trim())
