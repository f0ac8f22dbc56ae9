-- What can be found is held by each process now (docs/decisions/013). Nothing was kept here that is not made anew.
drop table search_documents;
drop table search_words;
drop table search_indexes;
