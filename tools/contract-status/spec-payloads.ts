/** Sections 3 and 7 of the specification: the names that each call is sent with. A star marks a list. */
const profile = `userid name email mobile firebase_id address profile latitude longitude about_me facebook_id twiiter_id
  instagram_id youtube_id fcm_id notification city state country`
const property = `userid title description city state country latitude longitude address price category_id property_type
  video_link meta_title meta_description meta_keywords meta_image rentduration is_premium client_address slug_id
  title_image three_d_image parameters* facilities* gallery_images* documents*`
const project = `id title description category_id type meta_title meta_description meta_keywords meta_image city state
  country latitude longitude location video_link image slug_id plans* documents* gallery_images* remove_documents*
  remove_gallery_images* remove_plans*`
const chatMessage = 'message_id sender_id receiver_id message property_id file audio'
const page = 'offset limit'
const block = 'to_user_id to_admin reason'

const payloads: Record<string, string> = {
  'GET /web-settings': '',
  'POST /user_signup': 'name email password mobile auth_id address logintype type profile fcm_id',
  'POST /user-register': 'name email mobile password re_password',
  'POST /update_profile': profile,
  'GET /get_categories': `${page} search has_property`,
  'GET /get_property': `promoted top_rated id category_id most_liked city get_simiilar ${page} current_user property_type
    max_price min_price posted_since state country search userid users_promoted slug_id category_slug_id`,
  'GET /get-property-list': `property_type category_id category_slug_id city state country min_price max_price
    posted_since most_viewed most_liked promoted ${page} search parameter_id`,
  'GET /get_articles': `id category_id slug_id ${page}`,
  'GET /get-cities-data': page,
  'POST /add_favourite': 'property_id type',
  'GET /get_favourite_property': page,
  'GET /get_languages': 'language_code web_language_file',
  'POST /contct_us': 'first_name last_name email subject message',
  'GET /get-package': '',
  'GET /get_payment_settings': '',
  'GET /get_payment_details': page,
  'POST /post_property': property,
  'POST /update_post_property': `${property} id action_type remove_three_d_image remove_gallery_images* remove_documents*`,
  'POST /delete_property': 'id',
  'POST /post_project': project,
  'POST /delete_project': 'id',
  'GET /get_facilities': '',
  'POST /store_advertisement': 'feature_for property_id project_id',
  'POST /interested_users': 'property_id type',
  'GET /get_interested_users': `property_id slug_id ${page}`,
  'GET /get_notification_list': page,
  'POST /assign_package': 'package_id amount',
  'GET /get_chats': '',
  'GET /get_messages': 'user_id property_id page per_page',
  'POST /send_message': chatMessage,
  'POST /delete_chat_message': 'message_id sender_id receiver_id property_id',
  'POST /delete_user': 'userid',
  'GET /get_report_reasons': '',
  'POST /add_reports': 'reason_id property_id other_message',
  'GET /get_nearby_properties': 'city state type',
  'POST /update_property_status': 'property_id status',
  'POST /change-property-status': 'property_id status',
  'POST /change-project-status': 'project_id status',
  'GET /get-projects': `userid id slug_id search get_similar category_id city state country posted_since ${page}`,
  'GET /get-project-detail': 'slug_id get_similar',
  'GET /get-added-projects': `slug_id get_similar ${page}`,
  'GET /get-added-properties': `slug_id is_promoted ${page}`,
  'POST /personalised-fields': 'category_ids* outdoor_facilitiy_ids* price_range property_type city',
  'GET /personalised-fields': '',
  'DELETE /personalised-fields': '',
  'GET /get_user_recommendation': page,
  'GET /homepage-data': '',
  'GET /agent-list': page,
  'GET /agent-properties': `is_admin slug_id is_projects ${page}`,
  'GET /faqs': page,
  'GET /paypal': 'amount package_id',
  'POST /flutterwave': 'package_id',
  'POST /create-payment-intent': 'package_id platform_type',
  'POST /payment-transaction-fail': 'payment_transaction_id',
  'POST /before-logout': 'fcm_id',
  'GET /get-otp': 'number email',
  'GET /verify-otp': 'number email otp',
  'GET /forgot-password': 'email',
  'GET /get-agent-verification-form-fields': '',
  'POST /apply-agent-verification': 'form_fields*',
  'GET /get-agent-verification-form-values': '',
  'GET /mortgage-calculator': 'loan_amount down_payment interest_rate loan_term_years show_all_details',
  'POST /block-user': block,
  'POST /unblock-user': block,
  'GET /get-facilities-for-filter': '',
  'GET /check-package-limit': 'type',
  'GET /get-featured-data': `type ${page}`,
  'POST /update-fcm-token': 'fcm_id',
  'GET /get-user': 'id',
  'GET /blocked-users': '',
  'GET /payment-transaction-status': 'payment_transaction_id',
}

export type SpecField = { name: string; isList: boolean }

/** What a call is sent with, by its method and path; undefined when nobody wrote it down. */
export const findSpecFields = (call: string): SpecField[] | undefined =>
  payloads[call]
    ?.split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ name: word.replace('*', ''), isList: word.endsWith('*') }))
