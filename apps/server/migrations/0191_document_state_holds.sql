alter table document validate constraint document_state_is_known;
