-- Nothing asks for it: searches have the words in a table of their own.
drop index concurrently if exists property_words_idx;
